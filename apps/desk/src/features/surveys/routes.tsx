import { m } from '@daftar/words'
import { MessageCircleQuestionMark } from 'lucide-react'
import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'

export const surveyRoutes: readonly ScreenRoute[] = [
  {
    path: '/surveys',
    title: m.desk_surveys,
    flag: 'can_edit_configuration',
    navigation: { group: 'service', icon: <MessageCircleQuestionMark /> },
    screen: () => import('./screens/surveys.tsx').then(({ SurveysScreen }) => SurveysScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  {
    path: '/surveys/new',
    title: m.desk_surveys_new,
    flag: 'can_edit_configuration',
    screen: () => import('./screens/new-survey.tsx').then(({ NewSurveyScreen }) => NewSurveyScreen),
    pending: () => <CardsSkeleton cards={3} />,
  },
  screenRoute('/surveys/$id', {
    title: m.desk_survey,
    flag: 'can_edit_configuration',
    screen: () => import('./screens/survey.tsx').then(({ SurveyScreen }) => SurveyScreen),
    pending: () => <CardsSkeleton cards={3} />,
    load: 'later',
  }),
]
