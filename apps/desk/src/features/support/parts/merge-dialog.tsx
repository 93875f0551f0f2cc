import { useAct } from '@daftar/app-kit/use-act'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { PausingSearch } from '@daftar/ui/pausing-search'
import { RadioCards } from '@daftar/ui/radio-cards'
import { m } from '@daftar/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { problemText } from '../../../shared/text/problem-text.ts'
import { actMutation } from '../acts.ts'
import { othersQuery, type DeskTicket } from '../queries.ts'
import styles from './support.module.css'

/** Closes a ticket that another one of the same merchant goes on with, found by its number or subject. */
export function MergeDialog({ ticket, onClose }: { ticket: DeskTicket; onClose: () => void }) {
  const [search, setSearch] = useState('')
  const [into, setInto] = useState<string | null>(null)
  const { data, error } = useQuery(othersQuery(ticket.merchant_id, search))
  const others = data?.filter(({ id }) => id !== ticket.id) ?? []
  const chosen = others.find(({ id }) => id === into)
  const act = useAct({
    mutation: actMutation(useQueryClient(), ticket.id),
    doneText: () => m.desk_support_done_merged(),
    onDone: onClose,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      tone="danger"
      title={m.desk_support_merge_title()}
      confirmLabel={m.desk_support_merge()}
      confirmDisabled={chosen === undefined}
      onConfirm={() => chosen && act.send({ act: 'merge', into: chosen.id })}
    >
      <p>{m.desk_support_merge_effect()}</p>
      <PausingSearch
        label={m.desk_support_merge_search()}
        placeholder={m.desk_support_merge_search()}
        value={search}
        clearLabel={m.desk_clear_search()}
        onSearch={setSearch}
      />
      {error ? <p className={styles.muted}>{problemText(error)}</p> : null}
      {data !== undefined && others.length === 0 ? (
        <p className={styles.muted}>{m.desk_support_merge_none()}</p>
      ) : null}
      {others.length > 0 ? (
        <RadioCards
          label={m.desk_support_merge_into()}
          value={into}
          options={others.map(({ id, number, subject }) => ({
            value: id,
            label: <Ltr>{number}</Ltr>,
            description: <Typed>{subject}</Typed>,
          }))}
          onValueChange={setInto}
        />
      ) : null}
    </ConfirmAct>
  )
}
