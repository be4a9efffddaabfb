import { initialsOf } from "../../words/format.ts";
import { classNames } from "../base/class-names.ts";
import { chartColour, withVariables } from "../base/colour.ts";
import styles from "./logo-tile.module.css";
import { useBrandLogo } from "./use-brand-logo.ts";

type LogoTileProps = {
  readonly name: string;
  /** Banks are square, merchants round. */
  readonly kind?: "bank" | "merchant" | undefined;
  readonly colour?: number | undefined;
  readonly size?: "sm" | "md" | "lg" | undefined;
  /** Address of a mark to show where the brand's logo is not known. */
  readonly mark?: string | null | undefined;
  /** Instead of the letters of the name. */
  readonly initials?: string | undefined;
};

/** A brand's logo, else a mark drawn for it, or the initials of a bank or merchant; the name is always beside it, so it is not spoken. */
export const LogoTile = ({
  name,
  kind = "merchant",
  colour,
  size = "md",
  mark = null,
  initials,
}: LogoTileProps) => {
  const logo = useBrandLogo(initials === undefined ? name : null);
  if (logo === null && mark !== null)
    return (
      <span
        className={classNames(styles["tile"], styles[kind], styles[size], styles["mark"])}
        aria-hidden="true"
      >
        <img src={mark} alt="" loading="lazy" />
      </span>
    );
  return (
    <span
      className={classNames(
        styles["tile"],
        styles[kind],
        styles[size],
        logo === null && colour !== undefined && styles["coloured"],
        logo !== null && styles["brand"],
      )}
      style={colour === undefined ? undefined : withVariables({ "--tile": chartColour(colour) })}
      aria-hidden="true"
    >
      {logo === null ? (initials ?? initialsOf(name)) : <img src={logo} alt="" loading="lazy" />}
    </span>
  );
};
