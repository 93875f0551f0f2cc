import type { FieldCode } from '@daftar/contract'
import {
  capitalUses,
  checkWaitlistForm,
  emptyWaitlistForm,
  otherUseLength,
  type CapitalUse,
  type WaitlistForm,
} from '@daftar/rules/capital/offers/waitlist'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { MultiSelect } from '@daftar/ui/multi-select'
import { RadioCards } from '@daftar/ui/radio-cards'
import { TextArea } from '@daftar/ui/text-area'
import { fieldText, m } from '@daftar/words'
import { capitalUseText } from '@daftar/words/capital-use-text'
import { nameText } from '@daftar/words/names'
import type { Store } from '../../../shared/stores/stores.ts'
import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import { useJoin } from '../use-join.ts'
import styles from './join-form.module.css'

/** Which stores, and what for (WAIT-04 to WAIT-11). Errors stand at their fields. */
export function JoinForm({ stores, onJoined }: { stores: readonly Store[]; onJoined: () => void }) {
  const form = useCheckedForm<WaitlistForm>({
    start: emptyWaitlistForm(stores),
    check: (values) => ({ ...checkWaitlistForm(values, stores.length > 0) }),
  })
  const { isJoining, join } = useJoin({ onRefused: form.refuse, onJoined })
  const { values, shown } = form
  const problem = (field: keyof WaitlistForm) => problemText(field, shown[field])
  return (
    <Card title={m.waitlist_form_title()}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void form.pass().then((isPassed) => (isPassed ? join(values) : undefined))
        }}
      >
        {stores.length > 0 ? (
          <MultiSelect
            id="stores"
            label={m.waitlist_stores()}
            hint={m.waitlist_stores_hint()}
            placeholder={m.waitlist_stores_placeholder()}
            options={stores.map((store) => ({ value: store.id, label: nameText(store) }))}
            values={values.stores}
            onValuesChange={(chosen) => form.set({ stores: chosen })}
            onBlur={() => form.leave('stores')}
            error={problem('stores')}
          />
        ) : null}
        <RadioCards<CapitalUse>
          id="capitalUse"
          name="capitalUse"
          label={m.waitlist_use()}
          options={capitalUses.map((value) => ({ value, label: capitalUseText(value) }))}
          value={values.capitalUse}
          onValueChange={(capitalUse) => form.set({ capitalUse })}
          error={problem('capitalUse')}
        />
        {values.capitalUse === 'other' ? (
          <TextArea
            id="otherUse"
            label={m.waitlist_other_use()}
            hint={m.waitlist_other_use_hint()}
            rows={3}
            maxLength={otherUseLength.max}
            count={m.waitlist_other_use_count({ used: values.otherUse.length, limit: otherUseLength.max })}
            value={values.otherUse}
            onValueChange={(otherUse) => form.set({ otherUse })}
            onBlur={() => form.leave('otherUse')}
            error={problem('otherUse')}
          />
        ) : null}
        <Button type="submit" variant="primary" size="large" block busy={isJoining}>
          {m.waitlist_join()}
        </Button>
      </form>
    </Card>
  )
}

function problemText(field: keyof WaitlistForm, code: FieldCode | undefined): string | undefined {
  if (!code) return undefined
  return field === 'stores' && code === 'required' ? m.waitlist_store_needed() : fieldText(code)
}
