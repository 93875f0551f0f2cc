import { problemText } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import type { CardsPage } from '@daftar/contract/endpoints/money/cards-shapes'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Checkbox } from '@daftar/ui/checkbox'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { Gauge, ShieldCheck, Snowflake } from 'lucide-react'
import type { FormEvent } from 'react'
import { useAccount } from '../session/account.ts'
import { applyForCards } from './queries.ts'
import styles from './landing.module.css'

/** What cards bring, on which terms, and Apply; or how the application stands (DEC-CRD-1). */
export function CardLanding({ page }: { page: Pick<CardsPage, 'program' | 'is_offered' | 'source'> }) {
  const { isWorkspaceAdmin } = useAccount().computedPermissions
  const { program, is_offered } = page
  return (
    <div className={styles.page}>
      {program?.status === 'applied' ? (
        <Notice title={m.card_applied_title()}>{m.card_applied_text()}</Notice>
      ) : null}
      {program?.status === 'declined' ? (
        <Notice tone="negative" title={m.card_declined_title()}>
          <bdi>{program.reason}</bdi>
        </Notice>
      ) : null}
      {is_offered ? null : <Notice tone="warning">{m.card_off()}</Notice>}
      <Benefits />
      {program?.status === 'applied' ? null : (
        <Card title={m.card_terms_title()}>
          <div className={styles.page}>
            <ul className={styles.terms}>
              <li>{page.source === 'wallet' ? m.card_terms_wallet() : m.card_terms_payout()}</li>
              <li>{m.card_terms_limit()}</li>
              <li>{m.card_terms_held()}</li>
              <li>{m.card_terms_freeze()}</li>
            </ul>
            {isWorkspaceAdmin && is_offered ? <Apply /> : null}
            {isWorkspaceAdmin ? null : <p className={styles.muted}>{m.card_admins_apply()}</p>}
          </div>
        </Card>
      )}
    </div>
  )
}

function Benefits() {
  const benefits = [
    { icon: <Gauge />, title: m.card_benefit_limits_title(), text: m.card_benefit_limits_text() },
    { icon: <Snowflake />, title: m.card_benefit_freeze_title(), text: m.card_benefit_freeze_text() },
    { icon: <ShieldCheck />, title: m.card_benefit_safe_title(), text: m.card_benefit_safe_text() },
  ]
  return (
    <Card title={m.card_benefits()}>
      <ul className={styles.list}>
        {benefits.map(({ icon, title, text }) => (
          <li key={title}>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Apply() {
  const act = useAct({
    mutation: applyForCards(useQueryClient()),
    doneText: () => m.card_applied_title(),
    onDone: () => undefined,
  })
  const form = useActForm<{ accepts_terms: boolean }>({
    start: { accepts_terms: false },
    check: ({ accepts_terms }) => ({ accepts_terms: accepts_terms ? null : 'must_be_true' }),
    fields: { accepts_terms: { label: m.card_accept() } },
    prefix: 'cards-',
    error: act.error,
  })
  function send(event: FormEvent) {
    event.preventDefault()
    form.confirm(() => act.send('apply'))
  }
  const { id, error } = form.field('accepts_terms')
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Checkbox
        id={id}
        error={error}
        label={m.card_accept()}
        checked={form.values.accepts_terms}
        onValueChange={(accepts_terms) => form.set({ accepts_terms })}
      />
      {act.error ? (
        <Notice tone="negative" live="alert">
          {problemText(act.error)}
        </Notice>
      ) : null}
      <Button variant="primary" type="submit" busy={act.isPending}>
        {m.card_apply()}
      </Button>
    </form>
  )
}
