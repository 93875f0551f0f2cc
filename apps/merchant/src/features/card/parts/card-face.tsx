import { badgeTone } from '@daftar/app-kit/badge-tone'
import { cardLooks, mayUnfreeze } from '@daftar/rules/cards/card'
import { useAct } from '@daftar/app-kit/use-act'
import { problemText } from '@daftar/app-kit/problem-text'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Card as Sheet } from '@daftar/ui/card'
import { Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { ProgressBar } from '@daftar/ui/progress-bar'
import { m } from '@daftar/words'
import { cardStatusText } from '@daftar/words/card-words'
import { dateText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { Snowflake, Sun } from 'lucide-react'
import { useAccount } from '../../../shared/session/account.ts'
import { minorOf } from '../../../shared/text/sums.ts'
import { cardMutation } from '../mutations.ts'
import type { Card } from '../queries.ts'
import { lastText } from '../words.ts'
import styles from './card.module.css'

/**
 * A card as it lies on the table: what is left of this month, when the limit is whole again, and one press to
 * freeze it.
 */
export function CardFace({ card, onOpen }: { card: Card; onOpen: () => void }) {
  const { isWorkspaceAdmin } = useAccount().computedPermissions
  return (
    <Sheet
      title={<Typed>{card.nickname}</Typed>}
      subtitle={lastText(card.last4)}
      actions={<CardBadge card={card} />}
    >
      <div className={styles.face}>
        <Left card={card} />
        <div className={styles.acts}>
          <Button size="small" onClick={onOpen} aria-label={m.card_open_named({ name: card.nickname })}>
            {m.card_open()}
          </Button>
          {isWorkspaceAdmin ? <FreezeButton card={card} /> : null}
        </div>
      </div>
    </Sheet>
  )
}

export function CardBadge({ card: { status } }: { card: Card }) {
  return <Badge tone={badgeTone(cardLooks[status].tone)}>{cardStatusText(status)}</Badge>
}

/** What is spent of the month's limit, and what is left of it. */
export function Left({ card }: { card: Card }) {
  const { limit, spent, left, currency, renews_on, status } = card
  const whole = minorOf({ amount: limit, currency })
  const share = whole === 0n ? 0 : Number((minorOf({ amount: spent, currency }) * 100n) / whole)
  const spentText = m.card_spent_of({
    spent: moneyText(spent, currency),
    limit: moneyText(limit, currency),
  })
  return (
    <>
      <div className={styles.line}>
        <strong>{m.card_left({ amount: moneyText(left, currency) })}</strong>
      </div>
      <ProgressBar label={m.card_spent()} value={share} valueText={spentText} size="small" />
      <span className={styles.muted}>{spentText}</span>
      {status === 'cancelled' ? null : (
        <span className={styles.muted}>{m.card_renews({ day: `\u2066${dateText(renews_on)}\u2069` })}</span>
      )}
    </>
  )
}

/** Freezes it at once, as a lost card must be; and takes that back where the merchant may. */
export function FreezeButton({ card }: { card: Card }) {
  const act = useAct({
    mutation: cardMutation(useQueryClient()),
    doneText: ({ intent }) => (intent.act === 'freeze' ? m.card_done_frozen() : m.card_done_unfrozen()),
    onDone: () => undefined,
  })
  const { id, status } = card
  return (
    <>
      {status === 'active' ? (
        <Button
          size="small"
          icon={<Snowflake />}
          busy={act.isPending}
          aria-label={m.card_freeze_named({ name: card.nickname })}
          onClick={() => act.send({ act: 'freeze', id })}
        >
          {m.card_freeze()}
        </Button>
      ) : null}
      {mayUnfreeze(card) ? (
        <Button
          size="small"
          icon={<Sun />}
          busy={act.isPending}
          aria-label={m.card_unfreeze_named({ name: card.nickname })}
          onClick={() => act.send({ act: 'unfreeze', id })}
        >
          {m.card_unfreeze()}
        </Button>
      ) : null}
      {act.error ? (
        <Notice tone="negative" live="alert">
          {problemText(act.error)}
        </Notice>
      ) : null}
    </>
  )
}
