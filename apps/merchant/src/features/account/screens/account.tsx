import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { buttonClass } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { LogOut } from 'lucide-react'
import { useAccount } from '../../../shared/session/account.ts'
import { useSupportMailbox } from '../../../shared/chat/use-support-mailbox.ts'
import { BusinessesCard } from '../parts/businesses-card.tsx'
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
        {account.computedPermissions.hasMerchantAccess ? null : <WithoutBusiness />}
        <Card title={m.account_details()}>
          <DescriptionList facts={accountFacts(account)} />
        </Card>
        <BusinessesCard />
        <Card title={m.account_preferences()}>
          <Preferences />
        </Card>
        {account.computedPermissions.hasMerchantAccess ? (
          <Card title={m.notify_card()}>
            <div className={styles.row}>
              <span className={styles.muted}>{m.notify_link_text()}</span>
              <Link href={pathOf('accountNotifications')} look="bare" className={buttonClass()}>
                {m.notify_link()}
              </Link>
            </div>
          </Card>
        ) : null}
        <Card title={m.account_security()}>
          <div className={styles.row}>
            <span className={styles.muted}>{m.account_sessions_text()}</span>
            <Link href={pathOf('accountSessions')} look="bare" className={buttonClass()}>
              {m.account_sessions_link()}
            </Link>
          </div>
        </Card>
        <Card title={m.files_kept_card()}>
          <div className={styles.row}>
            <span className={styles.muted}>{m.files_kept_link_text()}</span>
            <Link href={pathOf('accountData')} look="bare" className={buttonClass()}>
              {m.files_kept_link()}
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

/** An account that belongs to no business yet: what comes next, and who does it. */
function WithoutBusiness() {
  const mailbox = useSupportMailbox()
  return (
    <Notice tone="info" title={m.account_no_business_title()}>
      <p>{m.account_no_business_text()}</p>
      <p>
        <Link href={`mailto:${mailbox}`}>{mailbox}</Link>
      </p>
    </Notice>
  )
}
