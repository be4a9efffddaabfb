import { Trans, useLingui } from "@lingui/react/macro";
import type { KeyboardEvent, MouseEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { StatusLine } from "../base/status-line.tsx";
import { withVariables } from "../base/colour.ts";
import { classNames } from "../base/class-names.ts";
import { useWithinWindow } from "../base/use-within-window.ts";
import { findNext, findPointAt } from "./nearest-point.ts";
import type { Point, Scene } from "./scene.ts";
import styles from "./scene-view.module.css";

const colour = (token: string | undefined): string => (token === undefined ? "none" : `var(--${token})`);

const Drawing = ({ scene }: { readonly scene: Scene }) => (
  <svg
    className={styles["drawing"]}
    width={scene.width}
    height={scene.height}
    viewBox={`0 0 ${String(scene.width)} ${String(scene.height)}`}
    aria-hidden="true"
  >
    {scene.shapes.map(({ d, fill, stroke, width, opacity, dash }, index) => (
      <path
        key={index}
        d={d}
        fill={colour(fill)}
        stroke={colour(stroke)}
        strokeWidth={width}
        fillOpacity={opacity}
        strokeDasharray={dash}
        strokeLinejoin="round"
      />
    ))}
    {scene.words.map(({ x, y, text, anchor, ink, size, strong }, index) => (
      <text
        key={index}
        x={x}
        y={y}
        textAnchor={anchor}
        fill={colour(ink)}
        fontSize={size}
        fontWeight={strong === true ? 600 : 400}
      >
        {text}
      </text>
    ))}
  </svg>
);

/** What colours and strokes mean. */
export const SceneKeys = ({ keys }: Pick<Scene, "keys">) =>
  keys.length === 0 ? null : (
    <ul className={styles["keys"]}>
      {keys.map(({ label, colour: token, dash }, at) => (
        // several may be called the same, or have no name yet
        <li key={at}>
          <svg width="16" height="10" aria-hidden="true">
            <path
              d={dash === undefined ? "M0 0h10v10h-10Z" : "M0 5h16"}
              fill={dash === undefined ? colour(token) : "none"}
              stroke={dash === undefined ? "none" : colour(token)}
              strokeWidth={dash === undefined ? 0 : 3}
              strokeDasharray={dash}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );

type TipProps = { readonly point: Point; readonly scene: Scene; readonly is_held: boolean };

/** What a point says; held, its lines lead to the transactions behind them. */
const SceneTip = ({ point, scene, is_held }: TipProps) => {
  const tip = useWithinWindow<HTMLDivElement>();
  const middle = point.x + point.width / 2;
  const is_right = middle > scene.width / 2;
  return (
    <div
      ref={tip}
      className={classNames(styles["tip"], is_held && styles["held"])}
      style={withVariables({
        "--x": `${String(is_right ? scene.width - middle + 8 : middle + 8)}px`,
        "--y": `${String(Math.max(0, Math.min(point.y, scene.height - 60)))}px`,
      })}
      data-side={is_right ? "end" : "start"}
      data-tip
    >
      <strong>{point.title}</strong>
      <dl>
        {point.said.map(({ label, value, colour: token, href }, at) => (
          <div key={at}>
            <dt>
              {token !== undefined && <i style={withVariables({ "--key": colour(token) })} />}
              {label}
            </dt>
            <dd>{is_held && href !== undefined ? <Link to={href}>{value}</Link> : value}</dd>
          </div>
        ))}
      </dl>
      {is_held && point.said.some(({ href }) => href !== undefined) && (
        <p>
          <Trans>A figure opens its transactions.</Trans>
        </p>
      )}
    </div>
  );
};

const sayPoint = ({ title, said }: Point): string =>
  `${title}: ${said.map(({ label, value }) => `${label} ${value}`).join(", ")}`;

type SceneViewProps = { readonly scene: Scene; readonly label: string };

/**
 * A drawing with its points: pointed at they say what they are, a tap, a click or Enter holds that, so that its figures can be opened; arrows lead from one
 * to the next.
 */
export const SceneView = ({ scene, label }: SceneViewProps) => {
  const { t } = useLingui();
  const [current, setCurrent] = useState<number | null>(null);
  const [held, setHeld] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const point = current === null ? undefined : scene.points[current];
  const leave = () => {
    setCurrent(null);
    setHeld(false);
  };
  useEffect(() => {
    if (!held) return undefined;
    const onDown = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && frame.current?.contains(event.target) === true) return;
      setCurrent(null);
      setHeld(false);
    };
    document.addEventListener("pointerdown", onDown);
    return () => {
      document.removeEventListener("pointerdown", onDown);
    };
  }, [held]);
  const pointUnder = (event: MouseEvent<HTMLElement>): number | null => {
    const box = event.currentTarget.getBoundingClientRect();
    return findPointAt(scene.points, event.clientX - box.left, event.clientY - box.top);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape" && current !== null) {
      event.stopPropagation();
      leave();
      return;
    }
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (current !== null) setHeld(true);
      return;
    }
    const next = findNext(scene.points, current, event.key);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    setHeld(false);
  };
  return (
    <div className={styles["view"]} ref={frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows lead among its points, which the status line says */}
      <div
        className={styles["field"]}
        role="application"
        aria-roledescription={t`chart`}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={scene.points.length === 0 ? undefined : 0}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => {
          if (!held && event.pointerType === "mouse") setCurrent(pointUnder(event));
        }}
        onPointerLeave={() => {
          if (!held) setCurrent(null);
        }}
        onClick={(event) => {
          const under = pointUnder(event);
          setCurrent(under);
          setHeld(under !== null);
        }}
      >
        <Drawing scene={scene} />
        {point !== undefined && (
          <i
            className={styles["mark"]}
            style={{ left: point.x, top: point.y, width: point.width, height: point.height }}
          />
        )}
      </div>
      {point !== undefined && <SceneTip point={point} scene={scene} is_held={held} />}
      <StatusLine text={point === undefined ? "" : sayPoint(point)} hidden />
    </div>
  );
};
