import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { buttonClass } from '@daftar/ui/button'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { LogOut } from 'lucide-react'
import { useAccount } from '../../../shared/account.ts'
import { Preferences } from '../parts/preferences.tsx'
import { accountFacts } from '../parts/account-facts.tsx'
import styles from '../parts/account.module.css'

/** Who is signed in, and what belongs to the person rather than to the business (DEC-ACC-1). */
export function AccountScreen() {
  const account = useAccount()
  return (
    <>
      <PageHeader title={m.account_title()} />
      <div className={styles.column}>
        <Card title={m.account_details()}>
          <DescriptionList facts={accountFacts(account)} />
        </Card>
        <Card title={m.account_preferences()}>
          <Preferences />
        </Card>
        <Card title={m.account_security()}>
          <div className={styles.row}>
            <span className={styles.muted}>{m.account_sessions_text()}</span>
            <Link href={pathOf('accountSessions')} look="bare" className={buttonClass()}>
              {m.account_sessions_link()}
            </Link>
          </div>
        </Card>
        <div>
          <Link href={pathOf('logout')} look="bare" className={buttonClass()}>
            <LogOut aria-hidden="true" />
            {m.account_log_out()}
          </Link>
        </div>
      </div>
    </>
  )
}
