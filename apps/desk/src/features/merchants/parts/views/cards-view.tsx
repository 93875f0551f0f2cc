import { badgeTone } from '@daftar/app-kit/badge-tone'
import { Moment } from '@daftar/app-kit/moment'
import { cardLooks } from '@daftar/rules/cards/card'
import { chargeLooks } from '@daftar/rules/cards/charge'
import type { ProgramStatus } from '@daftar/rules/cards/program'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Card as Sheet } from '@daftar/ui/card'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { EmptyState } from '@daftar/ui/empty-state'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { cardStatusText, chargeStatusText, declineText } from '@daftar/words/card-words'
import { moneyText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CardRow } from '../../../../shared/look/card-row.tsx'
import { TextSkeleton } from '../../../../shared/queue/list-skeleton.tsx'
import { Queried } from '../../../../shared/look/queried.tsx'
import { useFlags, useSession } from '../../../../shared/session.ts'
import { cardsQuery, type Card, type CardCharge, type DeskCards } from '../../dossier.ts'
import { CardsDialog, type AskedOfCards } from '../acts/cards-dialogs.tsx'
import styles from '../dossier.module.css'

/**
 * The cards of a merchant with what they may spend, their newest charges, and what staff decide about them.
 */
export function CardsView({ merchantId }: { merchantId: string }) {
  const [asked, setAsked] = useState<AskedOfCards | null>(null)
  const flags = useFlags()
  const ask = flags.can_run_settlement ? setAsked : null
  const query = useQuery(cardsQuery(merchantId))
  return (
    <>
      <Queried query={query} pending={<TextSkeleton lines={6} />} failedTitle={m.desk_dossier_cards_failed()}>
        {(cards) => (
          <div className={styles.page}>
            {cards.is_offered ? null : <Notice tone="warning">{m.desk_dossier_cards_off()}</Notice>}
            <Program cards={cards} onAsk={ask} />
            <CardTable cards={cards.cards} onAsk={ask} />
            <ChargeTable charges={cards.charges} />
          </div>
        )}
      </Queried>
      {asked && query.data ? (
        <CardsDialog
          {...{ asked, merchantId }}
          currency={query.data.currency}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  )
}

type OnAsk = ((asked: AskedOfCards) => void) | null

function Program({ cards, onAsk }: { cards: DeskCards; onAsk: OnAsk }) {
  const { id: ownId } = useSession()
  const { program, is_enabled, currency } = cards
  const proposal = program?.proposal ?? null
  return (
    <Sheet title={m.desk_dossier_cards()}>
      <div className={styles.page}>
        <DescriptionList facts={factsOf(cards)} />
        {proposal ? (
          <Notice>
            {m.desk_dossier_cards_proposed({
              name: proposal.by,
              amount: moneyText(proposal.limit, currency),
            })}
          </Notice>
        ) : null}
        {onAsk ? (
          <div className={styles.acts}>
            {proposal && proposal.by_id !== ownId ? (
              <Button variant="primary" onClick={() => onAsk({ act: 'confirm', limit: proposal.limit })}>
                {m.desk_dossier_cards_confirm()}
              </Button>
            ) : null}
            {proposal ? (
              <Button onClick={() => onAsk({ act: 'drop' })}>{m.desk_dossier_cards_drop()}</Button>
            ) : null}
            {program && !proposal && ['applied', 'approved'].includes(program.status) ? (
              <Button
                variant={program.status === 'applied' ? 'primary' : 'plain'}
                onClick={() => onAsk({ act: 'approve', isFirst: program.status === 'applied' })}
              >
                {program.status === 'applied'
                  ? m.desk_dossier_cards_approve()
                  : m.desk_dossier_cards_set_limit()}
              </Button>
            ) : null}
            {program?.status === 'applied' ? (
              <Button onClick={() => onAsk({ act: 'decline' })}>{m.desk_dossier_cards_decline()}</Button>
            ) : null}
            {program?.status === 'approved' ? (
              <Button variant="danger" onClick={() => onAsk({ act: 'suspend' })}>
                {m.desk_dossier_cards_suspend()}
              </Button>
            ) : null}
            {program?.status === 'suspended' ? (
              <Button onClick={() => onAsk({ act: 'resume' })}>{m.desk_dossier_cards_resume()}</Button>
            ) : null}
            <Button onClick={() => onAsk({ act: 'enable', enabled: !is_enabled })}>
              {is_enabled ? m.desk_dossier_cards_hide() : m.desk_dossier_cards_show()}
            </Button>
          </div>
        ) : null}
      </div>
    </Sheet>
  )
}

const programWords: Readonly<Record<ProgramStatus, () => string>> = {
  applied: m.desk_dossier_cards_applied,
  approved: m.desk_dossier_cards_approved,
  declined: m.desk_dossier_cards_declined,
  suspended: m.desk_dossier_cards_suspended,
}

function factsOf({ program, is_enabled, source, available, currency }: DeskCards): Fact[] {
  return [
    {
      id: 'seen',
      label: m.desk_dossier_cards_status(),
      value: program ? programWords[program.status]() : m.desk_dossier_cards_not_asked(),
    },
    {
      id: 'shown',
      label: m.desk_dossier_cards(),
      value: is_enabled ? m.desk_dossier_cards_seen() : m.desk_dossier_cards_unseen(),
    },
    {
      id: 'source',
      label: m.desk_dossier_cards_source(),
      value: source === 'wallet' ? m.desk_dossier_cards_wallet() : m.desk_dossier_cards_payout(),
    },
    {
      id: 'available',
      label: m.desk_dossier_cards_available(),
      value: <Money value={available} currency={currency} />,
    },
    ...(program
      ? [
          {
            id: 'limit',
            label: m.desk_dossier_cards_limit(),
            value: <Money value={program.limit} currency={currency} />,
          },
        ]
      : []),
    ...(program && program.reason !== ''
      ? [{ id: 'reason', label: m.desk_dossier_cards_reason(), value: <Typed>{program.reason}</Typed> }]
      : []),
  ]
}

function CardTable({ cards, onAsk }: { cards: readonly Card[]; onAsk: OnAsk }) {
  return (
    <DataTable
      label={m.desk_dossier_cards()}
      columns={cardColumns(onAsk)}
      rows={cards}
      rowKey={({ id }) => id}
      renderCard={(card) => (
        <CardRow
          title={card.nickname}
          aside={<State card={card} />}
          facts={[
            [m.desk_dossier_cards_spent(), <Spent key="spent" card={card} />],
            [m.desk_status(), <Freeze key="freeze" card={card} onAsk={onAsk} />],
          ]}
        />
      )}
      instead={
        <EmptyState title={m.desk_dossier_cards_none()}>{m.desk_dossier_cards_none_text()}</EmptyState>
      }
    />
  )
}

function cardColumns(onAsk: OnAsk): Column<Card>[] {
  return [
    {
      id: 'name',
      header: m.desk_dossier_cards_name(),
      cell: ({ nickname, last4 }) => (
        <>
          <Typed>{nickname}</Typed> {last4 === '' ? null : <Ltr>{`•••• ${last4}`}</Ltr>}
        </>
      ),
    },
    { id: 'state', header: m.desk_status(), cell: (card) => <State card={card} /> },
    {
      id: 'spent',
      header: m.desk_dossier_cards_spent(),
      align: 'end',
      cell: (card) => <Spent card={card} />,
    },
    { id: 'act', header: '', align: 'end', cell: (card) => <Freeze card={card} onAsk={onAsk} /> },
  ]
}

function State({ card: { status, frozen_by } }: { card: Card }) {
  return (
    <Badge tone={badgeTone(cardLooks[status].tone)}>
      {frozen_by === 'staff' ? m.desk_dossier_cards_by_staff() : cardStatusText(status)}
    </Badge>
  )
}

function Spent({ card: { spent, limit, currency } }: { card: Card }) {
  return m.card_spent_of({ spent: moneyText(spent, currency), limit: moneyText(limit, currency) })
}

function Freeze({ card, onAsk }: { card: Card; onAsk: OnAsk }) {
  if (!onAsk) return null
  const { id: cardId, nickname: name } = card
  if (card.status === 'active')
    return (
      <Button
        size="small"
        aria-label={m.desk_dossier_cards_freeze_named({ name })}
        onClick={() => onAsk({ act: 'stop', cardId, name })}
      >
        {m.desk_dossier_cards_freeze()}
      </Button>
    )
  if (card.status === 'frozen')
    return (
      <Button
        size="small"
        aria-label={m.desk_dossier_cards_unfreeze_named({ name })}
        onClick={() => onAsk({ act: 'release', cardId, name })}
      >
        {m.desk_dossier_cards_unfreeze()}
      </Button>
    )
  return null
}

function ChargeTable({ charges }: { charges: readonly CardCharge[] }) {
  return (
    <DataTable
      label={m.desk_dossier_cards_charges()}
      columns={chargeColumns()}
      rows={charges}
      rowKey={({ id }) => id}
      renderCard={(charge) => (
        <CardRow
          title={charge.shop}
          aside={<Money value={charge.amount} currency={charge.currency} />}
          facts={[
            [m.desk_dossier_cards_at(), <Moment key="at" at={charge.authorized_at} />],
            [m.desk_status(), <ChargeState key="state" charge={charge} />],
          ]}
        />
      )}
      instead={
        <EmptyState title={m.desk_dossier_cards_charges_none()}>
          {m.desk_dossier_cards_charges_none_text()}
        </EmptyState>
      }
    />
  )
}

function chargeColumns(): Column<CardCharge>[] {
  return [
    { id: 'shop', header: m.desk_dossier_cards_shop(), cell: ({ shop }) => <Typed>{shop}</Typed> },
    {
      id: 'at',
      header: m.desk_dossier_cards_at(),
      cell: ({ authorized_at }) => <Moment at={authorized_at} />,
    },
    { id: 'state', header: m.desk_status(), cell: (charge) => <ChargeState charge={charge} /> },
    {
      id: 'amount',
      header: m.desk_dossier_cards_amount(),
      align: 'end',
      cell: ({ amount, currency }) => <Money value={amount} currency={currency} size="strong" />,
    },
  ]
}

function ChargeState({ charge: { status, declined_reason } }: { charge: CardCharge }) {
  return (
    <>
      <Badge tone={badgeTone(chargeLooks[status].tone)}>{chargeStatusText(status)}</Badge>
      {declined_reason ? <> {declineText(declined_reason)}</> : null}
    </>
  )
}
