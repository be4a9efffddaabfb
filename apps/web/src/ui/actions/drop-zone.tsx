import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useRef } from "react";
import { Button } from "./button.tsx";
import { classNames } from "../base/class-names.ts";
import styles from "./drop-zone.module.css";
import { useFileDrag } from "./file-drag.ts";
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

/** Lies over the whole page while files are held over it; `children` say what is done with them. */
export const DropCover = ({ children }: { readonly children?: ReactNode }) => (
  <div className={styles["page"]} aria-hidden="true">
    {children ?? <Trans>Drop to read</Trans>}
  </div>
);

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
  const over = useFileDrag(() => (wholePage === true ? document : zone.current), take, disabled !== true);
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
      {over && wholePage === true && <DropCover />}
    </div>
  );
};
