import { Queried } from '@daftar/app-kit/queried'
import type { Commission } from '@daftar/contract/endpoints/identity/contracts'
import type { ContractStatus } from '@daftar/rules/merchants/contract-status'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { dateText, instantDateText } from '@daftar/words/formats/date'
import { percentText } from '@daftar/words/formats/number'
import { productText } from '@daftar/words/order-words'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../shared/session/account.ts'
import { commissionsQuery, contractQuery } from '../queries.ts'
import { StoreSkeleton } from './skeletons.tsx'
import styles from './stores.module.css'

/** What sales in a store cost, and the contract that says so (STO-12, STO-13, DEC-STO-2, DEC-STO-4). */
export function TermsTab({ id }: { id: string }) {
  return (
    <div className={styles.page}>
      <CommissionsCard id={id} />
      <ContractCard id={id} />
    </div>
  )
}

function CommissionsCard({ id }: { id: string }) {
  const query = useQuery(commissionsQuery(id))
  return (
    <Card title={m.stores_tab_terms()} subtitle={m.stores_terms_text()} padding="none">
      <Queried
        query={query}
        pending={
          <div className={styles.within}>
            <StoreSkeleton />
          </div>
        }
        failedTitle={m.stores_terms_failed()}
      >
        {(items) => (
          <>
            <DataTable
              label={m.stores_tab_terms()}
              columns={columns()}
              rows={items}
              rowKey={({ product_type }) => product_type}
              renderCard={(row) => (
                <DescriptionList
                  facts={columns().map(({ id: fact, header, cell }) => ({
                    id: fact,
                    label: header,
                    value: cell(row),
                  }))}
                />
              )}
              instead={<p className={styles.muted}>{m.stores_terms_none()}</p>}
              inCard
            />
            {items[0] ? (
              <p className={`${styles.within} ${styles.muted}`}>
                {m.contract_vat_on_top({ percent: percentText(items[0].vat_percent) })}
              </p>
            ) : null}
          </>
        )}
      </Queried>
    </Card>
  )
}

function columns(): Column<Commission>[] {
  return [
    {
      id: 'product',
      header: m.contract_column_product(),
      cell: ({ product_type }) => productText(product_type),
    },
    {
      id: 'fee',
      header: m.contract_column_percent(),
      align: 'end',
      cell: ({ percent }) => <Ltr>{percentText(percent)}</Ltr>,
    },
    {
      id: 'fixed',
      header: m.contract_column_fixed(),
      align: 'end',
      cell: ({ fixed_fee, currency }) => <Money value={fixed_fee} currency={currency} />,
    },
    {
      id: 'from',
      header: m.contract_column_from(),
      align: 'end',
      cell: ({ valid_from }) => <Ltr>{dateText(valid_from)}</Ltr>,
    },
  ]
}

const statusText: Record<ContractStatus, () => string> = {
  none: m.stores_contract_none,
  sent: m.stores_contract_sent,
  signed: m.stores_contract_signed,
  completed: m.stores_contract_completed,
}

function ContractCard({ id }: { id: string }) {
  const { computedPermissions: may } = useAccount()
  const query = useQuery(contractQuery(id))
  return (
    <Card
      title={m.stores_contract()}
      subtitle={m.stores_contract_text()}
      actions={
        may.canViewDashboard ? (
          <Link href={pathOf('commercialTerms')} look="bare" className={buttonClass({ size: 'small' })}>
            {m.stores_terms_open()}
          </Link>
        ) : null
      }
    >
      <Queried query={query} pending={<StoreSkeleton />} failedTitle={m.stores_contract_failed()}>
        {({ status, number, signed_at, signatory }) => (
          <DescriptionList
            facts={[
              { id: 'status', label: m.stores_status(), value: statusText[status]() },
              ...(number
                ? [{ id: 'number', label: m.stores_contract_number(), value: <Ltr>{number}</Ltr> }]
                : []),
              ...(signed_at
                ? [{ id: 'signed', label: m.stores_contract_signed_at(), value: instantDateText(signed_at) }]
                : []),
              ...(signatory
                ? [{ id: 'by', label: m.stores_contract_signatory(), value: <bdi>{signatory.name}</bdi> }]
                : []),
            ]}
          />
        )}
      </Queried>
    </Card>
  )
}
