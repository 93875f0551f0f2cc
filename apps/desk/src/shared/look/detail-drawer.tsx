import { Column } from '@daftar/ui/columns'
import { Drawer } from '@daftar/ui/drawer'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { addresses } from '../addresses.ts'
import { useFlags } from '../session.ts'

type DetailDrawerProps = {
  title: string
  /** Whose it is: a link to the merchant's page stands first. */
  merchantId?: string | null | undefined
  actions?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** One row of a list beside it: what it is, and what may be done with it. */
export function DetailDrawer({ title, merchantId = null, actions, onClose, children }: DetailDrawerProps) {
  const mayView = useFlags().can_view_merchants
  return (
    <Drawer
      open
      side="end"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={m.common_close()}
      actions={actions}
    >
      <Column>
        {mayView && merchantId !== null ? (
          <Link look="alone" href={addresses.merchant(merchantId)}>
            <Store aria-hidden="true" />
            {m.desk_merchant_page()}
          </Link>
        ) : null}
        {children}
      </Column>
    </Drawer>
  )
}
