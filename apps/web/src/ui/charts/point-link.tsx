import type { ComponentProps } from "react";
import { Link } from "react-router";

type PointLinkProps = Omit<ComponentProps<"a">, "href"> & { readonly href?: string | undefined };

/** A figure in a chart: a link to its transactions, or a plain focusable mark without one. */
export const PointLink = ({ href, children, ...rest }: PointLinkProps) =>
  href === undefined ? (
    <span {...rest} role={rest["aria-label"] === undefined ? undefined : "img"}>
      {children}
    </span>
  ) : (
    <Link {...rest} to={href}>
      {children}
    </Link>
  );
