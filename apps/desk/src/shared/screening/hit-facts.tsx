import { Moment } from '@daftar/app-kit/moment'
import { Badge } from '@daftar/ui/badge'
import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { nationalityText } from '../text/nationality-text.ts'
import { factIf } from '../text/fact-if.ts'
import type { ScreeningHit } from './screening-query.ts'
import styles from './screening.module.css'

/** Both sides of a hit: what we know of somebody, and what the row of the list says. */
export function HitFacts({ hit }: { hit: ScreeningHit }) {
  const { ours, listed, list } = hit
  const kind = list.kind === 'pep' ? m.desk_screening_pep() : m.desk_screening_sanctions()
  return (
    <div className={styles.hit}>
      <div className={styles.sides}>
        <section className={styles.side}>
          <h3>{m.desk_screening_ours()}</h3>
          <strong>
            <Typed>{ours.name}</Typed>
          </strong>
          <DescriptionList
            facts={[
              { id: 'about', label: m.desk_screening_about(), value: <Typed>{hit.about}</Typed> },
              {
                id: 'born',
                label: m.desk_screening_born(),
                value: yearsText(ours.birth_year === null ? [] : [ours.birth_year]),
              },
              {
                id: 'nationality',
                label: m.desk_screening_nationality(),
                value: countriesText(ours.nationality === null ? [] : [ours.nationality]),
              },
            ]}
          />
        </section>
        <section className={styles.side}>
          <h3>{m.desk_screening_listed()}</h3>
          <strong>
            <Typed>{listed.name}</Typed>
          </strong>
          <DescriptionList
            facts={[
              {
                id: 'list',
                label: kind,
                value: (
                  <Typed>
                    {m.desk_screening_list_of({ name: list.name, date: dateText(list.dated_on) })}
                  </Typed>
                ),
              },
              { id: 'born', label: m.desk_screening_born(), value: yearsText(listed.birth_years) },
              {
                id: 'nationality',
                label: m.desk_screening_nationality(),
                value: countriesText(listed.nationalities),
              },
              { id: 'row', label: m.desk_screening_row(), value: <Ltr>{listed.entry_id}</Ltr> },
              ...factIf('source', m.desk_screening_source(), listed.source && <Typed>{listed.source}</Typed>),
              ...factIf('note', m.desk_screening_note(), listed.note && <Typed>{listed.note}</Typed>),
              ...factIf(
                'names',
                m.desk_screening_all_names(),
                listed.names.length > 1 && (
                  <ul className={styles.names}>
                    {listed.names.map((name) => (
                      <li key={name}>
                        <Typed>{name}</Typed>
                      </li>
                    ))}
                  </ul>
                ),
              ),
            ]}
          />
        </section>
      </div>
      {hit.decision === null ? null : (
        <p className={styles.decided}>
          <DecisionBadge hit={hit} /> <Typed>{hit.decision.by}</Typed>
          {m.desk_comma()}
          <Moment at={hit.decision.at} />
          {m.desk_comma()}
          <Typed>{hit.decision.reason}</Typed>
        </p>
      )}
    </div>
  )
}

export function DecisionBadge({ hit: { decision } }: { hit: ScreeningHit }) {
  if (decision === null) return <Badge tone="warning">{m.desk_screening_waits()}</Badge>
  return decision.is === 'confirmed' ? (
    <Badge tone="negative">{m.desk_screening_was_confirmed()}</Badge>
  ) : (
    <Badge>{m.desk_screening_was_dismissed()}</Badge>
  )
}

function yearsText(years: readonly number[]) {
  return years.length === 0 ? m.desk_screening_unknown() : <Ltr>{years.join(', ')}</Ltr>
}

function countriesText(codes: readonly string[]): string {
  return codes.length === 0 ? m.desk_screening_unknown() : codes.map(nationalityText).join(m.desk_comma())
}
