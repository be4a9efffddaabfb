import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { classNames } from "../base/class-names.ts";
import styles from "./drop-zone.module.css";
import { Icon } from "../base/icon.tsx";
import type { IconName } from "../base/icon-paths.ts";

type DropZoneProps = {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly buttonLabel?: string | undefined;
  /** As of an input: ".eml,message/rfc822". */
  readonly accept?: string | undefined;
  readonly multiple?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  /** Takes files dropped anywhere in the window. */
  readonly wholePage?: boolean | undefined;
  readonly size?: "md" | "lg" | undefined;
  readonly icon?: IconName | undefined;
  /** A second button. */
  readonly secondary?: ReactNode;
  readonly disabled?: boolean | undefined;
};

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;

/** Follows a drag of files over an element, or over the window when there is none. */
const useFileDrag = (
  target: () => EventTarget | null,
  onFiles: (files: readonly File[]) => void,
  active: boolean,
) => {
  const [over, setOver] = useState(false);
  const latest = useRef({ onFiles, target });
  useEffect(() => {
    latest.current = { onFiles, target };
  });
  useEffect(() => {
    const area = latest.current.target();
    if (!active || area === null) return undefined;
    const end = new AbortController();
    let depth = 0;
    const listen = (name: string, react: (event: DragEvent) => void) => {
      area.addEventListener(
        name,
        (event) => {
          if (!(event instanceof DragEvent) || !carriesFiles(event)) return;
          event.preventDefault();
          react(event);
        },
        { signal: end.signal },
      );
    };
    listen("dragenter", () => {
      depth += 1;
      setOver(true);
    });
    listen("dragover", () => undefined);
    listen("dragleave", () => {
      depth = Math.max(0, depth - 1);
      setOver(depth > 0);
    });
    listen("drop", (event) => {
      depth = 0;
      setOver(false);
      latest.current.onFiles([...(event.dataTransfer?.files ?? [])]);
    });
    return () => {
      end.abort();
    };
  }, [active]);
  return over;
};

/** A place to drop files on, with a button that says the same. */
export const DropZone = (props: DropZoneProps) => {
  const {
    title,
    hint,
    buttonLabel,
    accept,
    multiple = true,
    onFiles,
    wholePage,
    size = "md",
    icon,
    secondary,
    disabled,
  } = props;
  const { t } = useLingui();
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => {
    const taken = multiple ? files : files.slice(0, 1);
    if (taken.length > 0) onFiles(taken);
  };
  const over = useFileDrag(() => (wholePage === true ? window : zone.current), take, disabled !== true);
  const Heading = size === "lg" ? "h1" : "h2";
  return (
    <div ref={zone} className={classNames(styles["zone"], styles[size], over && styles["over"])}>
      <span className={styles["tile"]}>
        <Icon name={icon ?? "upload"} size={size === "lg" ? "lg" : "md"} />
      </span>
      <div className={styles["words"]}>
        <Heading className={styles["title"]}>{title}</Heading>
        {hint !== undefined && size === "md" && <div className={styles["hint"]}>{hint}</div>}
      </div>
      {hint !== undefined && size === "lg" && <div className={styles["hint"]}>{hint}</div>}
      <div className={styles["actions"]}>
        <Button
          kind={size === "lg" ? "primary" : "secondary"}
          size={size}
          icon={size === "lg" ? "upload" : undefined}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {buttonLabel ?? t`Choose files`}
        </Button>
        {secondary}
      </div>
      <input
        ref={input}
        type="file"
        className={styles["input"]}
        tabIndex={-1}
        aria-label={buttonLabel ?? t`Choose files`}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      {over && wholePage === true && (
        <div className={styles["page"]} aria-hidden="true">
          <Trans>Drop to read</Trans>
        </div>
      )}
    </div>
  );
};
