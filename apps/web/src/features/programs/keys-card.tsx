import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ProgramKey } from "@passbook/contract/keys";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { formatRelative, formatShortDay } from "../../words/format.ts";
import { dateIn, useLocale } from "../../words/locale.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Icon } from "../../ui/base/icon.tsx";
import { Badge } from "../../ui/figures/badge.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { NewKeyDialog } from "./new-key-dialog.tsx";
import { useKeyEnd, useKeys, useScopeWords } from "./use-keys.ts";

const useUseWords = (now: string) => {
  const { t } = useLingui();
  const { locale, today, time_zone } = useLocale();
  return ({ last_used_at, expires_at, is_expired }: ProgramKey): string => {
    const at = last_used_at === null ? "" : formatRelative(last_used_at, now, locale);
    const used = last_used_at === null ? t`never used` : t`used ${at}`;
    if (expires_at === null || is_expired) return used;
    const day = formatShortDay(dateIn(time_zone, new Date(expires_at)), locale, today);
    return t`${used} · until ${day}`;
  };
};

type KeyRowProps = {
  readonly programKey: ProgramKey;
  readonly saysUse: (key: ProgramKey) => string;
  readonly onEnd: () => void;
};

const KeyRow = ({ programKey, saysUse, onEnd }: KeyRowProps) => {
  const { t } = useLingui();
  const words = useScopeWords();
  const { name, prefix, scopes, is_expired } = programKey;
  return (
    <ListRow
      wrap
      lead={<Icon name="key" />}
      title={name}
      sub={
        <>
          <Text mono size="sm">{`${prefix}…`}</Text> · {scopes.map((scope) => words[scope].label).join(", ")}{" "}
          · {saysUse(programKey)}
        </>
      }
      end={is_expired ? <Badge tone="warning">{t`Expired`}</Badge> : undefined}
      actions={
        <Button aria-label={t`End the key ${name}`} onClick={onEnd}>
          <Trans>End</Trans>
        </Button>
      }
    />
  );
};

/** The keys with which programs read, change or hand in; making and ending them. */
export const KeysCard = () => {
  const { t } = useLingui();
  const { data: keys, isPending, isError, refetch, dataUpdatedAt } = useKeys();
  const { mutate: end, isPending: isEnding } = useKeyEnd();
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<ProgramKey | null>(null);
  const saysUse = useUseWords(new Date(dataUpdatedAt).toISOString());
  const endingName = ending?.name ?? "";
  return (
    <Card
      title={t`Keys for programs`}
      action={
        <Button icon="plus" onClick={() => setMaking(true)}>
          <Trans>Make a key</Trans>
        </Button>
      }
    >
      <Stack gap={3}>
        {isPending && <SkeletonRows count={2} />}
        {isError && <ListFailure retry={() => void refetch()} />}
        {keys !== undefined && keys.length > 0 && (
          <List label={t`Keys for programs`}>
            {keys.map((key) => (
              <KeyRow key={key.id} programKey={key} saysUse={saysUse} onEnd={() => setEnding(key)} />
            ))}
          </List>
        )}
        <Text as="p" size="sm" tone="2">
          {keys?.length === 0 && (
            <>
              <Trans>None yet. With a key, a script or an assistant works with your books.</Trans>{" "}
            </>
          )}
          <Trans>
            No key can change your password, see other keys or delete the account. All end when you change
            your password. <a href="/api/docs">What programs can call</a>
          </Trans>
        </Text>
      </Stack>
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} />}
      <ConfirmDialog
        open={ending !== null}
        title={t`End the key ${endingName}?`}
        text={t`Whatever calls with it is refused from now on. This cannot be undone.`}
        confirmLabel={t`End the key`}
        busy={isEnding}
        onConfirm={() => {
          if (ending !== null) end(ending.id, { onSettled: () => setEnding(null) });
        }}
        onClose={() => setEnding(null)}
      />
    </Card>
  );
};
