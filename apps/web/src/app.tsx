import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { NewVersion } from './offline/new-version.tsx';
import { Loading } from './preferences/loading.tsx';
import { HomeScreen } from './screens/home/home.tsx';
import { ProblemScreen } from './screens/problem/problem.tsx';

const SetTableScreen = lazy(() => import('./screens/set-table/set-table.tsx'));
const LocalScreen = lazy(() => import('./screens/local/local.tsx'));
const TableScreen = lazy(() => import('./screens/table/table.tsx'));
const MatchScreen = lazy(() => import('./screens/table/match.tsx'));
const LessonScreen = lazy(() => import('./screens/lesson/lesson.tsx'));
const DailyScreen = lazy(() => import('./screens/daily/daily.tsx'));
const PositionScreen = lazy(() => import('./screens/daily/position.tsx'));
const HowToPlayScreen = lazy(() => import('./screens/rules/how-to-play.tsx'));
const RulesScreen = lazy(() => import('./screens/rules/rules.tsx'));
const RuleCodeScreen = lazy(() => import('./screens/rules/rule-code.tsx'));
const ReplayScreen = lazy(() => import('./screens/replay/replay.tsx'));
const ImportScreen = lazy(() => import('./screens/replay/import.tsx'));
const AccountScreen = lazy(() => import('./screens/account/account.tsx'));
const PersonScreen = lazy(() => import('./screens/person/person.tsx'));
const StatisticsScreen = lazy(() => import('./screens/statistics/statistics.tsx'));
const RankingScreen = lazy(() => import('./screens/ranking/ranking.tsx'));

export function App() {
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path="/" component={HomeScreen} />
        <Route path="/set/:game">{({ game }) => <SetTableScreen game={game} />}</Route>
        <Route path="/here/:id">{({ id }) => <LocalScreen id={id} key={id} />}</Route>
        <Route path="/t/:code">{({ code }) => <TableScreen code={code.toUpperCase()} key={code} />}</Route>
        <Route path="/m/:match">{({ match }) => <MatchScreen match={match} key={match} />}</Route>
        <Route path="/learn/:game">{({ game }) => <LessonScreen game={game} key={game} />}</Route>
        <Route path="/daily" component={DailyScreen} />
        <Route path="/daily/:day/:game">
          {({ day, game }) => <PositionScreen day={day} game={game} key={`${day} ${game}`} />}
        </Route>
        <Route path="/how/:game">{({ game }) => <HowToPlayScreen game={game} />}</Route>
        <Route path="/rules/:game">{({ game }) => <RulesScreen game={game} />}</Route>
        <Route path="/rules/:game/code">{({ game }) => <RuleCodeScreen game={game} />}</Route>
        <Route path="/replay" component={ImportScreen} />
        <Route path="/replay/here/:id">{({ id }) => <ReplayScreen from="here" id={id} key={id} />}</Route>
        <Route path="/replay/m/:match">
          {({ match }) => <ReplayScreen from="m" id={match} key={match} />}
        </Route>
        <Route path="/you" component={AccountScreen} />
        <Route path="/p/:id">{({ id }) => <PersonScreen id={id} key={id} />}</Route>
        <Route path="/statistics" component={StatisticsScreen} />
        <Route path="/ranking" component={RankingScreen} />
        <Route>
          <ProblemScreen code="not-found" />
        </Route>
      </Switch>
      <NewVersion />
    </Suspense>
  );
}
