import type { ComponentProps, MouseEvent, PointerEvent } from "react";
import { useRef } from "react";
import { Link } from "react-router";

type PointLinkProps = Omit<ComponentProps<"a">, "href"> & {
  readonly href?: string | undefined;
  /** It says its value once it has the focus: a first tap says it and stays, a second one opens. */
  readonly tells?: boolean | undefined;
};

/** A figure in a chart: a link to its transactions, or a plain focusable mark without one. */
export const PointLink = ({ href, tells = false, children, ...rest }: PointLinkProps) => {
  const is_first_tap = useRef(false);
  if (href === undefined)
    return (
      <span {...rest} role={rest["aria-label"] === undefined ? undefined : "img"}>
        {children}
      </span>
    );
  const own = tells
    ? {
        onPointerDown: (event: PointerEvent<HTMLAnchorElement>) => {
          const { currentTarget, pointerType } = event;
          is_first_tap.current = pointerType === "touch" && document.activeElement !== currentTarget;
        },
        onClick: (event: MouseEvent<HTMLAnchorElement>) => {
          rest.onClick?.(event);
          if (!is_first_tap.current) return;
          event.preventDefault();
          event.currentTarget.focus();
        },
      }
    : {};
  return (
    <Link {...rest} {...own} to={href}>
      {children}
    </Link>
  );
};
