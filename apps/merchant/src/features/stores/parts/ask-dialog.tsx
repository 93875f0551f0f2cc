import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useAccount } from '../../../shared/session/account.ts'
import { countryName } from '../../../shared/text/country-name.ts'
import { draftProblems, emptyStore } from '../form.ts'
import { askMutation } from '../mutations.ts'
import { ActDialog } from '../../../shared/act/act-dialog.tsx'
import { StoreFields, storeFieldNames } from './store-fields.tsx'
import styles from './stores.module.css'

/** Asks for another store; staff look at it first (DEC-STO-1). */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const country = useAccount().country ?? ''
  const act = useAct({
    mutation: askMutation(useQueryClient()),
    doneText: () => m.stores_asked(),
    onDone: onClose,
  })
  const form = useActForm({
    start: { ...emptyStore, country },
    check: draftProblems,
    fields: { ...storeFieldNames(), country: { label: m.stores_country() } },
    error: act.error,
  })
  function ask() {
    const { kind } = form.values
    if (kind !== '') act.send({ act: 'store', body: { ...form.values, kind } })
  }
  return (
    <ActDialog
      {...{ act, form, onClose }}
      title={m.stores_add()}
      confirmLabel={m.stores_send()}
      onConfirm={ask}
    >
      <p className={styles.muted}>{m.stores_add_text()}</p>
      <StoreFields form={form}>
        <Select
          {...form.field('country')}
          hint={m.stores_country_hint()}
          placeholder={m.stores_country()}
          options={[{ value: country, label: countryName(country) }]}
        />
      </StoreFields>
    </ActDialog>
  )
}
