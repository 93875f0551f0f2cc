import { Queried } from '@daftar/app-kit/queried'
import { useAct } from '@daftar/app-kit/use-act'
import { followedCountry } from '@daftar/rules/legal-entities/expiry'
import { isShareholder, ownerFlags } from '@daftar/rules/onboarding/owners'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { nameText } from '@daftar/words/names'
import { businessWords, flagWords } from '@daftar/words/onboarding/option-words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAccount } from '../../../shared/session/account.ts'
import { canReach } from '../../../shared/page/reachable.ts'
import { openFile } from '../../../shared/uploads/file-words.ts'
import { useServices } from '../../../shared/use-services.ts'
import { beginUpdate } from '../mutations.ts'
import styles from '../parts/company.module.css'
import { EntityStatus } from '../parts/entity-status.tsx'
import { IdentityAlerts } from '../parts/identity-alerts.tsx'
import { IdentityEnd, ownerColumns, ownerFacts } from '../parts/owner-columns.tsx'
import { LicenceAlert } from '../parts/licence-alert.tsx'
import { EntitySkeleton } from '../parts/skeletons.tsx'
import { UpdateStanding } from '../parts/update-standing.tsx'
import {
  entitiesQuery,
  entityQuery,
  type EntityWithStores,
  type LegalEntity,
  type OneLegalEntity,
} from '../queries.ts'
import { countryText } from '../words.ts'

/** One company with everything we know of it, and the way to write it anew (LGL-03, DEC-LGL-5). */
export function EntityScreen({
  params: { originalLegalEntityId: id },
}: {
  params: { originalLegalEntityId: string }
}) {
  return (
    <Queried query={useQuery(entityQuery(id))} pending={<EntitySkeleton />} failedTitle={m.company_failed()}>
      {(opened) => <Entity opened={opened} />}
    </Queried>
  )
}

function Entity({ opened }: { opened: OneLegalEntity }) {
  const { legal_entity: entity, update } = opened
  const action = useUpdateAction(opened)
  const stores = useQuery(entitiesQuery).data?.find(
    ({ legal_entity }) => legal_entity.id === entity.id,
  )?.stores
  return (
    <>
      <PageHeader
        breadcrumbs={{
          label: m.shell_breadcrumbs(),
          crumbs: [
            { label: m.shell_item_legal_entities(), href: pathOf('legalEntities') },
            { label: entity.legal_company_name },
          ],
        }}
        title={<Typed>{entity.legal_company_name}</Typed>}
        status={<EntityStatus status={entity.status} />}
        {...(action && { primaryAction: action })}
      />
      <div className={styles.page}>
        <LicenceAlert entity={entity} />
        <IdentityAlerts entity={entity} />
        {update ? <UpdateStanding update={update} /> : null}
        <Licence entity={entity} />
        <Company entity={entity} />
        <Owners entity={entity} />
        <Card title={m.company_bank()}>
          <DescriptionList
            facts={[
              { id: 'iban', label: m.bank_iban(), value: <Ltr>{entity.bank_details.iban}</Ltr> },
              { id: 'bank', label: m.bank_bank(), value: <Typed>{entity.bank_details.bank_name}</Typed> },
            ]}
          />
        </Card>
        {stores ? <Stores stores={stores} /> : null}
      </div>
    </>
  )
}

/**
 * The one action of the page: to begin an update, or to go on with it; none while we look at what was sent.
 */
function useUpdateAction({ legal_entity: entity, update, version }: OneLegalEntity) {
  const navigate = useNavigate()
  const go = () =>
    void navigate({
      to: pathOf('legalEntityUpdate', { originalLegalEntityId: entity.id, step: 'commercial-licence-are' }),
    })
  const act = useAct({
    mutation: beginUpdate(useQueryClient(), entity.id),
    doneText: () => m.company_done_begun(),
    onDone: go,
  })
  if (entity.country !== followedCountry || entity.status === 'in_review') return null
  const isOpen = update?.status === 'draft' || update?.status === 'changes_requested'
  return {
    id: 'update',
    label: isOpen ? m.company_update_go_on() : m.company_update(),
    busy: act.isPending,
    onPress: () => (isOpen ? go() : act.send({ version })),
  }
}

function Licence({ entity: { legal_info } }: { entity: LegalEntity }) {
  const { api } = useServices()
  const {
    business_type: type,
    commercial_registration_number: number,
    license_expiry_date: on,
    license_url: file,
  } = legal_info
  return (
    <Card
      title={m.company_licence()}
      actions={
        file === null ? null : (
          <Button onClick={() => void openFile(api, file)}>{m.company_licence_open()}</Button>
        )
      }
    >
      <DescriptionList
        facts={[
          {
            id: 'type',
            label: m.apply_business_type(),
            value: type.id === '' ? m.common_dash() : businessWords[type.id](),
          },
          { id: 'number', label: m.company_number(), value: <Ltr>{number}</Ltr> },
          { id: 'expiry', label: m.company_expiry(), value: on === null ? m.common_dash() : dateText(on) },
        ]}
      />
    </Card>
  )
}

function Company({ entity: { legal_info, country } }: { entity: LegalEntity }) {
  const vat = legal_info.vat_registration_number
  return (
    <Card title={m.company_title()}>
      <DescriptionList
        facts={[
          { id: 'name', label: m.company_name(), value: <Typed>{legal_info.legal_company_name}</Typed> },
          { id: 'address', label: m.company_address(), value: <Typed>{legal_info.legal_address}</Typed> },
          { id: 'country', label: m.company_country(), value: countryText(country) },
          { id: 'vat', label: m.company_vat(), value: vat === null ? m.common_dash() : <Ltr>{vat}</Ltr> },
        ]}
      />
    </Card>
  )
}

type Owner = LegalEntity['owners'][number]

function Owners({ entity: { id, owners } }: { entity: LegalEntity }) {
  return (
    <Card
      padding="none"
      title={m.company_owners()}
      actions={
        <Link href={pathOf('legalEntityOwners', { originalLegalEntityId: id })}>
          {m.company_owners_all()}
        </Link>
      }
    >
      <DataTable
        label={m.company_owners()}
        columns={columnsOfOwners()}
        rows={owners}
        rowKey={({ id: owner }) => owner}
        renderCard={(owner) => (
          <div className={styles.card}>
            <Typed>{owner.name}</Typed>
            <span className={styles.muted}>{ownerFacts(owner).join(' · ')}</span>
            <Flags owner={owner} />
            <IdentityEnd owner={owner} />
          </div>
        )}
        instead={<p className={styles.muted}>{m.company_owners_none()}</p>}
        inCard
      />
    </Card>
  )
}

function columnsOfOwners(): Column<Owner>[] {
  const flags: Column<Owner> = {
    id: 'flags',
    header: m.company_owner_flags(),
    cell: (owner) => <Flags owner={owner} />,
  }
  return ownerColumns<Owner>().toSpliced(-1, 0, flags)
}

function Flags({ owner }: { owner: Owner }) {
  return (
    <span className={styles.badges}>
      {ownerFlags
        .filter((flag) => (flag === 'is_shareholder' ? isShareholder(owner) : owner[flag]))
        .map((flag) => (
          <Badge key={flag}>{flagWords[flag]()}</Badge>
        ))}
    </span>
  )
}

function Stores({ stores }: Pick<EntityWithStores, 'stores'>) {
  const mayOpen = canReach('businessProfileStores', useAccount())
  return (
    <Card
      title={m.company_stores()}
      actions={mayOpen ? <Link href={pathOf('businessProfileStores')}>{m.company_stores_all()}</Link> : null}
    >
      {stores.length === 0 ? <p>{m.company_stores_none()}</p> : null}
      <ul className={styles.list}>
        {stores.map((store) => (
          <li key={store.id} className={styles.foot}>
            {mayOpen ? (
              <Link href={pathOf('store', { storeId: store.id })}>
                <Typed>{nameText(store)}</Typed>
              </Link>
            ) : (
              <Typed>{nameText(store)}</Typed>
            )}
            {store.status === 'suspended' ? (
              <Badge tone="negative">{m.company_status_suspended()}</Badge>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
