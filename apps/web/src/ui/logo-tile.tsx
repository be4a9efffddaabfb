import { initialsOf } from "../lib/format.ts";
import { classNames } from "./class-names.ts";
import { chartColour, withVariables } from "./colour.ts";
import styles from "./logo-tile.module.css";

type LogoTileProps = {
  readonly name: string;
  /** Banks are square, merchants round. */
  readonly kind?: "bank" | "merchant" | undefined;
  readonly colour?: number | undefined;
  readonly size?: "sm" | "md" | "lg" | undefined;
  /** Instead of the letters of the name. */
  readonly initials?: string | undefined;
};

/** Initials that stand for a bank or merchant; the name is always beside it, so it is not spoken. */
export const LogoTile = ({ name, kind = "merchant", colour, size = "md", initials }: LogoTileProps) => (
  <span
    className={classNames(
      styles["tile"],
      styles[kind],
      styles[size],
      colour !== undefined && styles["coloured"],
    )}
    style={colour === undefined ? undefined : withVariables({ "--tile": chartColour(colour) })}
    aria-hidden="true"
  >
    {initials ?? initialsOf(name)}
  </span>
);
