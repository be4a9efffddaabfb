import { Plural, Trans } from "@lingui/react/macro";
import { nameSource, toNamesPath, useBroughtSources } from "../../lib/reference-data/use-brought-sources.ts";
import { useReference } from "../../lib/reference-data/use-reference.ts";
import { Card } from "../../ui/frame/card.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";

/** Where categories came from with files, and how many of them wait for a word. */
export const BroughtNamesCard = () => {
  const reference = useReference();
  const { data = [] } = useBroughtSources();
  if (data.length === 0) return null;
  return (
    <Card flush title={<Trans>Categories of your exports</Trans>}>
      <List flush>
        {data.map((source) => (
          <ListRow
            key={source.source}
            to={toNamesPath(source)}
            title={nameSource(source, reference)}
            sub={
              source.program === null ? (
                <Trans>Your bank’s own categories, only hints</Trans>
              ) : (
                <Plural value={source.open_names} _0="All chosen" one="# to choose" other="# to choose" />
              )
            }
          />
        ))}
      </List>
    </Card>
  );
};
