import { Queried } from '@daftar/app-kit/queried'
import { useAddressFilters } from '@daftar/app-kit/use-address'
import { hasFlag, type OwnerFlag } from '@daftar/rules/onboarding/owners'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { buttonClass } from '@daftar/ui/button'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { Tabs } from '@daftar/ui/tabs'
import { m } from '@daftar/words'
import { flagWords } from '@daftar/words/onboarding/option-words'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { ownerFilters, ownerTabs } from '../filters.ts'
import styles from '../parts/company.module.css'
import { IdentityEnd, ownerColumns, ownerFacts } from '../parts/owner-columns.tsx'
import { EntitySkeleton } from '../parts/skeletons.tsx'
import { entityQuery, ownersQuery, type Owner } from '../queries.ts'

/**
 * Everybody who owns, runs or signs for a company; they are changed in an update alone (LGL-05, DEC-LGL-10).
 */
export function OwnersScreen({
  params: { originalLegalEntityId: id },
}: {
  params: { originalLegalEntityId: string }
}) {
  const name = useQuery(entityQuery(id)).data?.legal_entity.legal_company_name ?? m.company_title()
  return (
    <>
      <PageHeader
        breadcrumbs={{
          label: m.shell_breadcrumbs(),
          crumbs: [
            { label: m.shell_item_legal_entities(), href: pathOf('legalEntities') },
            { label: name, href: pathOf('legalEntity', { originalLegalEntityId: id }) },
            { label: m.company_owners() },
          ],
        }}
        title={m.company_owners()}
        subtitle={m.company_owners_intro()}
      />
      <Queried
        query={useQuery(ownersQuery(id))}
        pending={<EntitySkeleton />}
        failedTitle={m.company_owners_failed()}
      >
        {(owners) => <OwnerTabs id={id} owners={owners} />}
      </Queried>
    </>
  )
}

function OwnerTabs({ id, owners }: { id: string; owners: readonly Owner[] }) {
  const [{ tab }, change] = useAddressFilters(ownerFilters)
  return (
    <Tabs
      label={m.company_owners()}
      value={tab ?? ownerTabs[0]}
      onValueChange={(chosen) => change({ tab: ownerTabs.find((one) => one === chosen) ?? null })}
      tabs={ownerTabs.map((flag) => ({
        id: flag,
        label: flagWords[flag](),
        content: <OwnerTable id={id} owners={owners} flag={flag} />,
      }))}
    />
  )
}

type OwnerTableProps = { id: string; owners: readonly Owner[]; flag: OwnerFlag }

function OwnerTable({ id, owners, flag }: OwnerTableProps) {
  return (
    <DataTable
      label={flagWords[flag]()}
      columns={[...ownerColumns<Owner>(), identityNumber()]}
      rows={owners.filter((owner) => hasFlag(owner, flag))}
      rowKey={({ id }) => id}
      renderCard={(owner) => (
        <div className={styles.card}>
          <Typed>{owner.name}</Typed>
          <span className={styles.muted}>{ownerFacts(owner).join(' · ')}</span>
          <IdentityEnd owner={owner} />
        </div>
      )}
      instead={
        <EmptyState
          icon={<Users />}
          title={m.company_owners_none()}
          action={
            <Link
              href={pathOf('legalEntity', { originalLegalEntityId: id })}
              look="bare"
              className={buttonClass()}
            >
              {m.company_owners_go()}
            </Link>
          }
        >
          {m.company_owners_none_text()}
        </EmptyState>
      }
    />
  )
}

function identityNumber(): Column<Owner> {
  return {
    id: 'number',
    header: m.apply_owner_identity_number(),
    cell: ({ identity_id }) => <Ltr>{identity_id}</Ltr>,
  }
}
