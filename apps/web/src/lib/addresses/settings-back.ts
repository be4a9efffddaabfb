import { useLingui } from "@lingui/react/macro";
import { useMediaQuery } from "../../ui/base/use-media-query.ts";

/** From this width the settings show their menu beside the screen, and the way back is not needed. */
export const WIDE_SETTINGS = "(min-width: 900px)";

/** The way back to the list of settings, where their menu is not beside the screen. */
export const useSettingsBack = () => {
  const { t } = useLingui();
  const wide = useMediaQuery(WIDE_SETTINGS);
  return wide ? undefined : { to: "/settings", label: t`Settings` };
};
