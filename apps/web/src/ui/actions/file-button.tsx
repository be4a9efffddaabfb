import { useRef } from "react";
import { Acts } from "../base/acts.tsx";
import { Button } from "./button.tsx";
import type { ButtonProps } from "./button.tsx";

type FileButtonProps = Pick<ButtonProps, "kind" | "icon" | "busy" | "wide"> & {
  readonly label: string;
  /** As of an input: "image/png,application/pdf". */
  readonly accept: string;
  /** Opens the camera instead of the files, where there is one. */
  readonly camera?: boolean | undefined;
  readonly multiple?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
};

/** A button that lets files be handed in, or taken by camera. */
export const FileButton = ({ label, accept, camera, multiple, onFiles, ...rest }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Acts>
      <Button {...rest} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={camera === true ? "environment" : undefined}
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </Acts>
  );
};
