import { Notice } from '@daftar/ui/notice'
import { Button } from '@daftar/ui/button'
import { Drawer } from '@daftar/ui/drawer'
import { m } from '@daftar/words'
import { useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import type { Card } from '../queries.ts'
import { lastText } from '../words.ts'
import { CardBadge, FreezeButton, Left } from './card-face.tsx'
import { CancelDialog, LimitDialog } from './card-dialogs.tsx'
import { CardSecrets } from './card-secrets.tsx'
import { ChargeList } from './charge-list.tsx'
import styles from './card.module.css'

/**
 * One card beside the list, with its transactions and what may be done with it; its address can be passed on
 * (DEC-CRD-1).
 */
export function CardDrawer({ card, onClose }: { card: Card; onClose: () => void }) {
  const { isWorkspaceAdmin } = useAccount().computedPermissions
  const [asked, setAsked] = useState<'limit' | 'cancel' | null>(null)
  const close = () => setAsked(null)
  const isLive = card.status !== 'cancelled'
  return (
    <Drawer
      open
      side="end"
      onOpenChange={(open) => !open && onClose()}
      title={card.nickname}
      closeLabel={m.common_close()}
    >
      <div className={styles.page}>
        <div className={styles.line}>
          <span>{lastText(card.last4)}</span>
          <CardBadge card={card} />
        </div>
        {card.frozen_by === 'staff' ? (
          <Notice tone="warning" title={m.card_frozen_by_us()}>
            <bdi>{card.frozen_reason}</bdi>
          </Notice>
        ) : null}
        {card.status === 'ordered' ? <p className={styles.muted}>{m.card_being_made()}</p> : null}
        <div className={styles.face}>
          <Left card={card} />
        </div>
        {isWorkspaceAdmin && isLive ? (
          <>
            {card.last4 === '' ? null : <CardSecrets card={card} />}
            <div className={styles.acts}>
              <FreezeButton card={card} />
              <Button size="small" onClick={() => setAsked('limit')}>
                {m.card_change_limit()}
              </Button>
              <Button size="small" onClick={() => setAsked('cancel')}>
                {m.card_cancel()}
              </Button>
            </div>
          </>
        ) : null}
        <section aria-label={m.card_charges()}>
          <h3>{m.card_charges()}</h3>
          <ChargeList card={card} />
        </section>
      </div>
      {asked === 'limit' ? <LimitDialog card={card} onClose={close} /> : null}
      {asked === 'cancel' ? <CancelDialog card={card} onClose={close} /> : null}
    </Drawer>
  )
}
