import { Moment } from '@daftar/app-kit/moment'
import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { Column } from '@daftar/ui/columns'
import { DataTable, type Column as TableColumn } from '@daftar/ui/data-table'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { nameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { countryText } from '../../../shared/text/country-text.ts'
import { Queried } from '../../../shared/look/queried.tsx'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { experimentText } from '../experiment-text.ts'
import { placeText } from '../parts/place-text.ts'
import { RulesDrawer } from '../parts/rules-drawer.tsx'
import { everyExperimentQuery, type EveryExperiment } from '../queries.ts'
import styles from '../parts/merchants.module.css'

type Row = EveryExperiment['experiments'][number]

/**
 * Everything that is switched: what it means, for how many merchants it is on and by which rules, and who
 * switched last.
 */
export function ExperimentsScreen() {
  const query = useQuery(everyExperimentQuery)
  const [opened, open] = useState<string | null>(null)
  const shown = query.data?.experiments.find(({ name }) => name === opened)
  return (
    <>
      <PageHeader title={m.desk_experiments()} subtitle={m.desk_experiments_intro()} />
      <Queried query={query} pending={<CardsSkeleton cards={2} />} failedTitle={m.desk_experiments_failed()}>
        {({ experiments, changes }) => (
          <Column>
            <DataTable
              label={m.desk_experiments()}
              columns={columns()}
              rows={experiments}
              rowKey={({ name }) => name}
              onRowOpen={({ name }) => open(name)}
              renderCard={(row) => (
                <TwoLines
                  below={
                    <>
                      <Share row={row} /> <Rules row={row} />
                    </>
                  }
                >
                  <Meaning name={row.name} />
                </TwoLines>
              )}
            />
            <Changes changes={changes} />
          </Column>
        )}
      </Queried>
      {shown ? <RulesDrawer experiment={shown} onClose={() => open(null)} /> : null}
    </>
  )
}

function columns(): TableColumn<Row>[] {
  return [
    { id: 'name', header: m.desk_experiment_col(), cell: ({ name }) => <Meaning name={name} /> },
    { id: 'share', header: m.desk_experiment_share(), cell: (row) => <Share row={row} /> },
    { id: 'where', header: m.desk_experiment_where(), cell: (row) => <Where row={row} /> },
    { id: 'rules', header: m.desk_rule_col(), cell: (row) => <Rules row={row} /> },
  ]
}

function Meaning({ name }: { name: string }) {
  return (
    <span className={styles.name}>
      {experimentText(name)}
      <Ltr className={styles.code}>{name}</Ltr>
    </span>
  )
}

function Share({ row: { countries } }: { row: Row }) {
  const [on, all] = countries.reduce((sum, one) => [sum[0] + one.on, sum[1] + one.merchants], [0, 0])
  const percent = all === 0 ? 0 : Math.round((on / all) * 100)
  return (
    <Badge tone={on > 0 ? 'positive' : 'neutral'}>
      {m.desk_experiment_on_for({ on, all, percent: percentText(percent) })}
    </Badge>
  )
}

function Where({ row: { countries } }: { row: Row }) {
  const some = countries.filter(({ on }) => on > 0)
  if (some.length === 0) return m.common_dash()
  return some
    .map(({ country, on, merchants }) =>
      m.desk_experiment_country({ country: countryText(country), on, all: merchants }),
    )
    .join(m.desk_merchant_list_comma())
}

/** The shares that are set, and whether one of them waits for a second person. */
function Rules({ row: { rules, proposals } }: { row: Row }) {
  if (rules.length === 0 && proposals.length === 0) return m.common_dash()
  return (
    <>
      {rules
        .map(({ country, percent }) =>
          m.desk_rule_line({ place: placeText(country), percent: percentText(percent) }),
        )
        .join(m.desk_merchant_list_comma())}{' '}
      {proposals.length > 0 ? <Badge tone="warning">{m.desk_rule_waits()}</Badge> : null}
    </>
  )
}

function Changes({ changes }: { changes: EveryExperiment['changes'] }) {
  return (
    <Card title={m.desk_experiment_changes()} subtitle={m.desk_experiment_changes_text()}>
      {changes.length === 0 ? <p>{m.desk_experiment_changes_none()}</p> : null}
      <ul className={styles.list}>
        {changes.map((one) => (
          <li key={`${one.merchant_id} ${one.name}`} className={styles.line}>
            <TwoLines
              below={
                <>
                  {one.by ? <Typed>{one.by}</Typed> : m.desk_experiment_from_start()} · <Moment at={one.at} />
                </>
              }
            >
              {experimentText(one.name)}
            </TwoLines>
            <Link href={addresses.merchant(one.merchant_id)}>
              {nameText({ name: one.merchant_name, name_ar: one.merchant_name_ar })}
            </Link>
            <Badge tone={one.enabled ? 'positive' : 'neutral'}>
              {one.enabled ? m.desk_on() : m.desk_off()}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
