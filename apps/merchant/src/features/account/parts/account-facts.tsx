import { isMerchantRole } from '@daftar/rules/access/roles'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { DateText } from '@daftar/ui/date-text'
import type { Fact } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { instantDateText, zoneText } from '@daftar/words/formats/date'
import { merchantNameText } from '@daftar/words/names'
import { merchantRoleText } from '@daftar/words/role-text'
import type { Account } from '../../../shared/session/account.ts'
import styles from './account.module.css'

/** Name, contacts, business, role and since when: all read-only but the phone (DEC-ACC-1, DEC-ACC-5). */
export function accountFacts(account: Account): Fact[] {
  const name = `${account.first_name} ${account.last_name}`.trim()
  const { role } = account.permissions
  const workspaceName = merchantNameText(account)
  return [
    {
      id: 'name',
      label: m.account_name(),
      value: name ? <Typed>{name}</Typed> : missing(m.account_no_name()),
    },
    {
      id: 'email',
      label: m.account_email(),
      value: account.email ? <Ltr>{account.email}</Ltr> : missing(m.account_no_email()),
    },
    { id: 'phone', label: m.account_phone(), value: <PhoneFact phone={account.phone} /> },
    ...(workspaceName
      ? [{ id: 'merchant', label: m.account_merchant(), value: <Typed>{workspaceName}</Typed> }]
      : []),
    ...(role && isMerchantRole(role)
      ? [{ id: 'role', label: m.account_role(), value: merchantRoleText(role) }]
      : []),
    {
      id: 'since',
      label: m.account_member_since(),
      value: (
        <DateText
          text={instantDateText(account.created_at)}
          dateTime={account.created_at}
          title={zoneText()}
        />
      ),
    },
  ]
}

/** ACC-06, ACC-07: link one, or change the one that is linked. */
function PhoneFact({ phone }: { phone: string | null }) {
  return (
    <span className={styles.fact}>
      {phone ? <Ltr>{phone}</Ltr> : missing(m.account_no_phone())}
      <Link href={pathOf('accountPhone')}>{phone ? m.account_change_phone() : m.account_link_phone()}</Link>
    </span>
  )
}

function missing(words: string) {
  return <span className={styles.muted}>{words}</span>
}
