import { Badge } from '@daftar/ui/badge'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CardsSkeleton } from '../../../shared/cards-skeleton.tsx'
import { Queried } from '../../../shared/queried.tsx'
import { useFlags } from '../../../shared/session.ts'
import { AddLegalEntity } from '../parts/add-legal-entity.tsx'
import { AddStore } from '../parts/add-store.tsx'
import { ChangeStanding } from '../parts/change-standing.tsx'
import { MembersCard } from '../parts/members-card.tsx'
import styles from '../parts/merchants.module.css'
import { FactsCard, LegalEntitiesCard, StoresCard } from '../parts/profile-cards.tsx'
import { profileQuery, type MerchantProfile } from '../queries.ts'

/** One merchant with its stores, its companies and the people who work for it. */
export function MerchantScreen({ params: { id } }: { params: { id: string } }) {
  const query = useQuery(profileQuery(id))
  return (
    <Queried
      query={query}
      pending={<CardsSkeleton cards={4} />}
      failedTitle={m.desk_merchant_profile_failed()}
    >
      {(merchant) => <Ready merchant={merchant} />}
    </Queried>
  )
}

type Dialog = 'standing' | 'store' | 'entity'

function Ready({ merchant }: { merchant: MerchantProfile }) {
  const mayEdit = useFlags().can_edit_merchants
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const onClose = () => setDialog(null)
  const opening = (which: Dialog) => (mayEdit ? () => setDialog(which) : null)
  const isSuspended = merchant.suspended_at !== null
  return (
    <>
      <PageHeader
        breadcrumbs={{
          label: m.desk_breadcrumbs(),
          crumbs: [
            { label: m.desk_merchants(), href: addresses.merchants },
            { label: <Typed>{nameText(merchant)}</Typed> },
          ],
        }}
        title={<Typed>{nameText(merchant)}</Typed>}
        subtitle={<Ltr>{merchant.id}</Ltr>}
        status={isSuspended ? <Badge tone="negative">{m.desk_merchant_suspended()}</Badge> : null}
        moreLabel={m.desk_merchant_more()}
        actions={
          mayEdit
            ? [
                {
                  id: 'standing',
                  label: isSuspended ? m.desk_merchant_resume() : m.desk_merchant_suspend(),
                  danger: !isSuspended,
                  onPress: () => setDialog('standing'),
                },
              ]
            : []
        }
      />
      <div className={styles.columns}>
        <FactsCard merchant={merchant} />
        <StoresCard merchant={merchant} onAdd={opening('store')} />
        <LegalEntitiesCard merchant={merchant} onAdd={opening('entity')} />
        <MembersCard merchant={merchant} mayEdit={mayEdit} />
      </div>
      {dialog === 'standing' ? <ChangeStanding {...{ merchant, onClose }} /> : null}
      {dialog === 'store' ? <AddStore merchantId={merchant.id} onClose={onClose} /> : null}
      {dialog === 'entity' ? <AddLegalEntity merchantId={merchant.id} onClose={onClose} /> : null}
    </>
  )
}
