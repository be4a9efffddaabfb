import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import styles from "./control.module.css";
import { Icon } from "../base/icon.tsx";
import { TextInput } from "./text-input.tsx";
import type { TextInputProps } from "./text-input.tsx";

export const PasswordInput = (props: Omit<TextInputProps, "type" | "suffix">) => {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const label = shown ? t`Hide password` : t`Show password`;
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      suffix={
        <button
          type="button"
          className={styles["end"]}
          aria-label={label}
          title={label}
          onClick={() => {
            setShown(!shown);
          }}
        >
          <Icon name={shown ? "eye-off" : "eye"} />
        </button>
      }
    />
  );
};
