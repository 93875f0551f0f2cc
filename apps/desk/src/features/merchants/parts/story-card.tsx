import { ListFoot } from '@daftar/app-kit/list-foot'
import { storyGroups, type StoryGroup } from '@daftar/rules/audit/families'
import { Card } from '@daftar/ui/card'
import { FilterRow } from '@daftar/ui/filter-chip'
import { currentLanguage, m } from '@daftar/words'
import { dateText, timeText, weekdayText } from '@daftar/words/formats/date'
import { useInfiniteQuery } from '@tanstack/react-query'
import { dayOf } from '../../../shared/audit/day-of.ts'
import { FamilyIcon } from '../../../shared/audit/family-icon.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { TextSkeleton } from '../../../shared/queue/list-skeleton.tsx'
import { problemText } from '../../../shared/text/problem-text.ts'
import { Queried } from '../../../shared/look/queried.tsx'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { happenedQuery, type Happening } from '../dossier.ts'
import { merchantFilters } from '../filters.ts'
import { StorySentence } from './story-sentence.tsx'
import styles from './dossier.module.css'

/** Who did what at a merchant and for it, day by day, the newest first. */
export function StoryCard({ merchantId }: { merchantId: string }) {
  const [{ group }] = useListFilters(merchantFilters)
  const query = useInfiniteQuery(happenedQuery(merchantId, group))
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  const count = entries.length
  return (
    <Card title={m.desk_dossier_happened()}>
      <FilterRow>
        <ChoiceFilter
          name="group"
          label={m.desk_dossier_group()}
          all={m.desk_dossier_group_all()}
          options={storyGroups.map((value) => ({ value, label: groupText(value) }))}
        />
      </FilterRow>
      <Queried
        query={query}
        pending={<TextSkeleton lines={6} />}
        failedTitle={m.desk_dossier_happened_failed()}
      >
        {() =>
          count === 0 ? (
            <p>{m.desk_dossier_happened_none()}</p>
          ) : (
            <>
              <Days entries={entries} />
              <ListFoot query={query} problem={problemText}>
                {query.hasNextPage ? m.desk_shown_of_more({ count }) : m.desk_shown_all({ count })}
              </ListFoot>
            </>
          )
        }
      </Queried>
    </Card>
  )
}

function Days({ entries }: { entries: readonly Happening[] }) {
  const days = Map.groupBy(entries, ({ at }) => dayOf(at))
  return (
    <div className={styles.story}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={dateText(day)}>
          <h3 className={styles.day}>
            {weekdayText(day, currentLanguage())} <bdi dir="ltr">{dateText(day)}</bdi>
          </h3>
          <ol>
            {ofDay.map((entry) => (
              <li key={entry.id} className={styles.line}>
                <time className={styles.time} dateTime={entry.at}>
                  {timeText(entry.at)}
                </time>
                <FamilyIcon action={entry.action.replace(':', '.')} />
                <StorySentence entry={entry} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function groupText(group: StoryGroup): string {
  switch (group) {
    case 'money':
      return m.desk_dossier_group_money()
    case 'cases':
      return m.desk_dossier_group_cases()
    case 'people':
      return m.desk_dossier_group_people()
  }
}
