import { capabilities, mayDo, type Capability } from '@daftar/rules/access/capabilities'
import type { MerchantRole } from '@daftar/rules/access/roles'
import { Card } from '@daftar/ui/card'
import { Select } from '@daftar/ui/select'
import { useIsPhone } from '@daftar/ui/use-media-query'
import { VisuallyHidden } from '@daftar/ui/visually-hidden'
import { m } from '@daftar/words'
import { merchantRoleText } from '@daftar/words/role-text'
import { Check, Minus } from 'lucide-react'
import { useState } from 'react'
import styles from './users.module.css'

/** In the order of the table of DEC-USR-5. */
const roles = ['workspace_admin', 'supervisor', 'sales_manager', 'settlements'] as const

/** What each role may do: the table that the rules hold, and calls are tested against (USR-06, DEC-USR-5). */
export function RolesCard() {
  const isPhone = useIsPhone()
  return (
    <section className={styles.below}>
      <Card title={m.users_matrix_title()}>
        <div className={styles.fields}>
          <p className={styles.muted}>{m.users_matrix_text()}</p>
          {isPhone ? <OneByOne /> : <Matrix />}
        </div>
      </Card>
    </section>
  )
}

function Matrix() {
  return (
    <table className={styles.matrix} aria-label={m.users_matrix_title()}>
      <thead>
        <tr>
          <th scope="col">{m.users_matrix_what()}</th>
          {roles.map((role) => (
            <th key={role} scope="col">
              {merchantRoleText(role)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {capabilities.map((capability) => (
          <tr key={capability}>
            <th scope="row">{words[capability]()}</th>
            {roles.map((role) => (
              <td key={role}>
                <YesOrNo isYes={mayDo(role, capability)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** On a phone one role at a time. */
function OneByOne() {
  const [role, choose] = useState<MerchantRole>('workspace_admin')
  return (
    <>
      <Select
        label={m.users_role()}
        placeholder={m.users_role_choose()}
        value={role}
        options={roles.map((value) => ({ value, label: merchantRoleText(value) }))}
        onValueChange={(chosen) => choose(roles.find((one) => one === chosen) ?? role)}
      />
      <RoleRights role={role} />
    </>
  )
}

/** What one role may do and what not. */
export function RoleRights({ role }: { role: MerchantRole }) {
  return (
    <ul className={styles.rights} aria-label={m.users_matrix_of()}>
      {capabilities.map((capability) => (
        <li key={capability} className={styles.right}>
          <YesOrNo isYes={mayDo(role, capability)} />
          <span className={mayDo(role, capability) ? undefined : styles.muted}>{words[capability]()}</span>
        </li>
      ))}
    </ul>
  )
}

function YesOrNo({ isYes }: { isYes: boolean }) {
  return (
    <span className={isYes ? styles.yes : styles.no}>
      {isYes ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
      <VisuallyHidden>{isYes ? m.users_yes() : m.users_no()}</VisuallyHidden>
    </span>
  )
}

const words: Record<Capability, () => string> = {
  view_orders: m.users_may_view_orders,
  work_on_orders: m.users_may_work_on_orders,
  refund_orders: m.users_may_refund_orders,
  create_links: m.users_may_create_links,
  view_links: m.users_may_view_links,
  view_disputes: m.users_may_view_disputes,
  decide_disputes: m.users_may_decide_disputes,
  view_payouts: m.users_may_view_payouts,
  change_payout_cycle: m.users_may_change_payout_cycle,
  view_analytics: m.users_may_view_analytics,
  view_capital: m.users_may_view_capital,
  apply_for_capital: m.users_may_apply_for_capital,
  view_wallet: m.users_may_view_wallet,
  move_wallet_money: m.users_may_move_wallet_money,
  ask_support: m.users_may_ask_support,
  do_marketing: m.users_may_do_marketing,
  keep_locations: m.users_may_keep_locations,
  keep_business: m.users_may_keep_business,
  manage_users: m.users_may_manage_users,
}
