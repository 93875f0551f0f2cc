import type { AuditEntry } from '@daftar/contract/endpoints/console/audit'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { addresses } from '../addresses.ts'
import { useFlags } from '../session.ts'
import type { AuditKind } from './kinds.ts'
import { auditSentences } from './sentences.ts'
import styles from './sentence.module.css'

/** What a sentence is made of. */
type Told = Pick<
  AuditEntry,
  | 'merchant_id'
  | 'merchant_name'
  | 'merchant_name_ar'
  | 'actor'
  | 'actor_id'
  | 'actor_role'
  | 'action'
  | 'outcome'
>

/** Stands in a sentence where the merchant's name goes, which is a link. */
const place = '\u2063'

/**
 * Who did what to whom, as one says it; the name is an element of its own, so what follows it is asked for
 * without one, and none leads to the merchant whose page one is `at`.
 */
export function Sentence({ entry, at }: { entry: Told; at?: string | undefined }) {
  const isRefused = entry.outcome === 'refused'
  return (
    <span>
      <Typed className={styles.who}>{whoText(entry)}</Typed>
      {isRefused ? (
        <>
          {' '}
          <span className={styles.refused}>{m.audit_refused()}: </span>
        </>
      ) : (
        m.audit_says({ who: '' })
      )}
      <What entry={entry} at={at} />
    </span>
  )
}

function What({ entry, at }: { entry: Told; at: string | undefined }) {
  const words = wordsOf(entry.action)
  if (!words) return <Ltr>{entry.action}</Ltr>
  const text = (entry.outcome === 'refused' ? words.trying : words.did)({ merchant: place })
  const [before = '', after] = text.split(place)
  if (after === undefined) return before
  return (
    <>
      {before}
      <MerchantName entry={entry} isLinked={entry.merchant_id !== at} />
      {after}
    </>
  )
}

function MerchantName({ entry, isLinked }: { entry: Told; isLinked: boolean }) {
  const mayView = useFlags().can_view_merchants
  const { merchant_id: id } = entry
  if (id === null) return m.audit_no_merchant()
  const text = merchantNameText(entry)
  if (text === '') return m.audit_applicant()
  const name = <Typed>{text}</Typed>
  return isLinked && mayView ? <Link href={addresses.merchant(id)}>{name}</Link> : name
}

/** An entry of a kind that nobody writes any more has no words. */
function wordsOf(action: string) {
  return action in auditSentences ? auditSentences[action as AuditKind] : undefined
}

/** The name of who did it, or what it was. */
export function whoText({ actor, actor_id: id, actor_role: role }: Told): string {
  if (actor !== '') return actor
  if (role === 'operator') return m.audit_operator({ name: id.replace(/^operator:/, '') })
  if (role === 'key') return m.audit_shop()
  return role === 'system' ? m.audit_product() : m.audit_somebody()
}
