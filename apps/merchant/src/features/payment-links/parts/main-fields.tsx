import { currencyOf } from '@daftar/rules/money/currency'
import { amountInputText } from '@daftar/rules/money/amount-input'
import { AmountField } from '@daftar/ui/amount-field'
import { Typed } from '@daftar/ui/ltr'
import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { PhoneInput } from '../../../shared/session/phone-input.tsx'
import type { Store } from '../../../shared/stores/stores.ts'
import { chooseStore } from '../form.ts'
import type { LinkFormState } from '../use-link-form.ts'
import styles from './link-form.module.css'

/** What a link cannot do without. The only store is said, not asked. */
export function MainFields({ form, stores }: { form: LinkFormState; stores: readonly Store[] }) {
  const { values, set, textOf } = form
  const store = stores.find(({ id }) => id === values.store_id)
  const currency = currencyOf(store?.currency)
  return (
    <>
      {stores.length === 1 && store ? (
        <div className={styles.store}>
          <span className={styles.label}>{m.links_store()}</span>
          <Typed>{nameText(store)}</Typed>
        </div>
      ) : (
        <Select
          id="store_id"
          label={m.links_store()}
          placeholder={m.links_store_choose()}
          options={stores.map((one) => ({ value: one.id, label: nameText(one) }))}
          value={values.store_id || null}
          onValueChange={(id) => {
            const chosen = stores.find((one) => one.id === id)
            if (chosen) set(chooseStore(values, chosen))
          }}
          error={textOf('store_id')}
        />
      )}
      <div className={styles.amount}>
        <AmountField
          {...form.bind('amount')}
          label={m.links_amount()}
          currency={currency}
          filter={(typed) => amountInputText(typed, currency, values.amount)}
          autoFocus={store !== undefined}
        />
      </div>
      <PhoneInput
        id="phone"
        label={m.links_phone()}
        hint={m.links_phone_hint()}
        value={values.phone}
        onValueChange={(phone) => set({ phone })}
        onBlur={() => form.leave('phone')}
        error={textOf('phone')}
      />
    </>
  )
}
