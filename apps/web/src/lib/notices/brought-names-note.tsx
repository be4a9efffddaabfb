import { Plural, Trans } from "@lingui/react/macro";
import { nameSource, toNamesPath, useBroughtSources } from "../reference-data/use-brought-sources.ts";
import type { Reference } from "../reference-data/use-reference.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Note } from "../../ui/frame/note.tsx";

/** A line for each program whose export carries categories that wait for a word; banks' own are only hints. */
export const BroughtNamesNote = ({ reference }: { readonly reference: Reference }) => {
  const { data = [] } = useBroughtSources();
  return data
    .filter(({ program, open_names }) => program !== null && open_names > 0)
    .map((source) => {
      const name = nameSource(source, reference);
      return (
        <Note
          key={source.source}
          tone="info"
          action={
            <Button act to={toNamesPath(source)}>
              <Trans>Look at them</Trans>
            </Button>
          }
        >
          <Plural
            value={source.open_names}
            one={`Your export of ${name} has a category of yours that is not filed here yet.`}
            other={`Your export of ${name} has # categories of yours that are not filed here yet.`}
          />
        </Note>
      );
    });
};
