import { Button } from '@daftar/ui/button'
import { DescriptionList } from '@daftar/ui/description-list'
import { Dialog } from '@daftar/ui/dialog'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import type { Session } from '../../shared/session.ts'
import { roleText } from '../../shared/text/role-text.ts'
import styles from './account-dialog.module.css'

type AccountDialogProps = {
  session: Session
  open: boolean
  onOpenChange: (open: boolean) => void
  onSignOut: () => void
}

/** Who is signed in, what the roles are, and from which amounts on a second person is needed. */
export function AccountDialog({ session, open, onOpenChange, onSignOut }: AccountDialogProps) {
  const limits = Object.entries(session.four_eyes_above)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.desk_account_title()}
      closeLabel={m.common_close()}
      actions={<Button onClick={onSignOut}>{m.desk_sign_out()}</Button>}
    >
      <DescriptionList
        facts={[
          { id: 'name', label: m.desk_account_name(), value: <Typed>{session.name}</Typed> },
          { id: 'email', label: m.desk_account_email(), value: <Ltr>{session.email}</Ltr> },
          {
            id: 'roles',
            label: m.desk_account_roles(),
            value: session.roles.map(roleText).join(m.desk_comma()),
          },
          {
            id: 'limits',
            label: m.desk_account_limits(),
            value: (
              <ul className={styles.limits}>
                {limits.map(([currency, amount]) => (
                  <li key={currency}>
                    <Money value={amount} currency={currency} />
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </Dialog>
  )
}
