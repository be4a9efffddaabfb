import { Trans, useLingui } from "@lingui/react/macro";
import { saveFile } from "../../lib/browser/save-file.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Menu } from "../../ui/actions/menu.tsx";
import { toastError } from "../../ui/overlays/toast.ts";
import { readPalette } from "./read-palette.ts";
import { toPng } from "./to-png.ts";
import type { Palette } from "../../ui/scenes/write-svg.ts";

type ExportMenuProps = {
  /** Without the ending. */
  readonly file_name: string;
  readonly writeTable: () => string;
  /** Null where a table is all that is shown. */
  readonly writeDrawing: ((palette: Palette) => string) | null;
};

const SCALE = 2;

/** Takes what is shown along: the table, the drawing as a picture or as lines, or both on paper. */
export const ExportMenu = ({ file_name, writeTable, writeDrawing }: ExportMenuProps) => {
  const { t } = useLingui();
  const failure = t`The picture could not be made. Take it as SVG instead.`;
  const savePicture = async (write: (palette: Palette) => string) => {
    const picture = await toPng(write(readPalette()), SCALE);
    if (picture === null) toastError(failure);
    else saveFile(picture, `${file_name}.png`);
  };
  return (
    <Menu
      label={t`Export`}
      align="end"
      trigger={(trigger) => (
        <Button {...trigger} icon="download">
          <Trans>Export</Trans>
        </Button>
      )}
      items={[
        ...(writeDrawing === null
          ? []
          : [
              { label: t`Picture (PNG)`, onSelect: () => void savePicture(writeDrawing) },
              {
                label: t`Drawing (SVG)`,
                onSelect: () => {
                  const blob = new Blob([writeDrawing(readPalette())], { type: "image/svg+xml" });
                  saveFile(blob, `${file_name}.svg`);
                },
              },
            ]),
        {
          label: t`Table (CSV)`,
          onSelect: () => {
            saveFile(new Blob([writeTable()], { type: "text/csv;charset=utf-8" }), `${file_name}.csv`);
          },
        },
        {
          label: t`Print`,
          onSelect: () => {
            // once the menu is closed
            setTimeout(() => {
              window.print();
            });
          },
        },
      ]}
    />
  );
};
