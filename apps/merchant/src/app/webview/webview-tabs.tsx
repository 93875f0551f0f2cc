import { isExperimentOn } from '@daftar/rules/access/experiments'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { useAccount } from '../../shared/session/account.ts'
import { canReach } from '../../shared/page/reachable.ts'
import styles from './webview.module.css'

/**
 * The entry of the money area inside the mobile app, where it is switched on (PERM-52, MON-01, DEC-PERM-12).
 */
export function WebviewTabs() {
  const account = useAccount()
  if (!isExperimentOn(account.experiments, 'money_tab_mobile') || !canReach('money', account)) return null
  return (
    <nav className={styles.tabs} aria-label={m.money_tabs()}>
      <Link href={pathOf('moneyTransactions')} look="alone">
        {m.money_title()}
      </Link>
    </nav>
  )
}
