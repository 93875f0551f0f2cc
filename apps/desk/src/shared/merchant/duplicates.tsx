import type { Duplicate } from '@daftar/contract/endpoints/identity/onboarding-desk-shapes'
import type { DuplicateKind } from '@daftar/rules/onboarding/case-checks'
import { Link } from '@daftar/ui/link'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { addresses } from '../addresses.ts'
import styles from './duplicates.module.css'
import { anyStatusText } from './onboarding-status.ts'
import { useFlags } from '../session.ts'

const sameWords: Readonly<Record<DuplicateKind, () => string>> = {
  iban: m.desk_join_same_iban,
  licence: m.desk_join_same_licence,
  phone: m.desk_join_same_phone,
  person: m.desk_join_same_person,
}

/** Others with the same account, licence, phone or people: each leads to its page. */
export function Duplicates({ duplicates }: { duplicates: readonly Duplicate[] }) {
  if (duplicates.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="same-numbers">
      <h2 id="same-numbers">{m.desk_join_same()}</h2>
      <ul className={styles.list}>
        {duplicates.map((one) => (
          <li key={`${one.kind} ${one.merchant_id} ${one.application_id}`}>
            <Name of={one} />
            <div className={styles.muted}>
              {sameWords[one.kind]()}
              {m.desk_comma()}
              {one.application_id === null ? m.desk_join_is_merchant() : anyStatusText(one.status)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Name({ of: { merchant_id, application_id, name } }: { of: Duplicate }) {
  const mayOpenMerchant = useFlags().can_view_merchants
  const href =
    application_id !== null
      ? addresses.oneOnboarding(application_id)
      : merchant_id !== null && mayOpenMerchant
        ? addresses.merchant(merchant_id)
        : null
  const text = <Typed>{name}</Typed>
  return href === null ? text : <Link href={href}>{text}</Link>
}
