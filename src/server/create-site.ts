import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { clubs } from '#brand/clubs/clubs.ts';
import { mailSender } from '#brand/mail-sender.ts';
import type { Bucket } from '#bucket/bucket.ts';
import type { Joining } from '#database/reach.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';
import type { PostgresBuckets } from '#limits/postgres-buckets.ts';
import { BallotKeys } from '#polls/ballot-keys.server.ts';
import { openBallotStore } from '#polls/open-ballot-store.server.ts';
import type { AnswerProbe } from '#serving/probes.ts';
import type { RequestMetrics } from '#serving/request-metrics.ts';
import { connectionsOfSite } from '#settings/database-connections.ts';
import type { Settings } from '#settings/settings.ts';
import { createApp } from './app.ts';
import { BrandVersions } from './brand/brand-versions.ts';
import { IdentityOnPages } from './brand/identity-on-pages.ts';
import { SharedBrandVersions } from './brand/shared-brand-versions.ts';
import { BucketWatch } from './bucket-watch.ts';
import { CdnPurge } from './cdn-purge.ts';
import { bringSnapshots, goOnBringingSnapshots } from './content/bring-snapshots.ts';
import { ContentClient } from './content/content-client.ts';
import { PublishedContent } from './content/published-content.ts';
import { SharedSnapshots } from './content/shared-snapshots.ts';
import { Snapshots } from './content/snapshots.ts';
import { openInbox } from './forms/inbox/open-inbox.server.ts';
import { Mailer } from './forms/mailer.ts';
import { Outbox } from './forms/outbox.ts';
import { Submitting } from './forms/submitting.ts';
import { ClientAddresses } from './http/client-address.ts';
import type { AssetPlaces } from './joined-stylesheets.ts';
import type { AnswerKept } from './kept-answers.ts';
import { KeptMedia } from './kept-media.ts';
import { log, logProblem } from './log.ts';
import { healthAnswerer } from './machines/health.ts';
import { firstAnswer, mediaOfBucket, mediaOfContent } from './media-sources.ts';
import { PageCache } from './pages/page-cache.ts';
import { Renderer } from './pages/render.tsx';
import { PathCounter } from './path-counts/path-counter.ts';
import { Peer } from './peers/peer.ts';
import { recoloredPictures } from './recolored-pictures.ts';
import { securityHeaderValues } from './security-headers.ts';
import { shareImages } from './share-images.ts';
import type { SiteAssets } from './site-assets.ts';
import { BallotWitness } from './votes/ballot-witness.ts';
import { LiveResults } from './votes/live-results.ts';
import { type TakeVote, voteTaker } from './votes/take-votes.ts';
import { Voting } from './votes/voting.ts';

interface SiteParts extends AssetPlaces {
  settings: Settings;
  /** Whether shutdown has begun; requests are still served, but connections are closed. */
  isDraining?: () => boolean;
  assets: SiteAssets;
  bucket: Bucket | undefined;
  publicDirectory: string;
}

interface Site {
  app: Hono;
  /** Must run before the app. */
  takeVote: TakeVote;
  /** Also before the app. */
  answerKept: AnswerKept;
  answerHealth: AnswerProbe;
  /** Resolves once there is content to serve. */
  known: Promise<void>;
  /** Undefined without a metrics port. */
  metrics: RequestMetrics | undefined;
  follow(signal: AbortSignal): Promise<void>;
  /** Ends event streams, which would stay open forever. */
  endStreams(): void;
  /** Resolves once all accepted ballots are written and no delivery is running. Call it when no request is open. */
  close(): Promise<void>;
}

/** How long startup waits for a database, in ms: usually it is there, and no request fails needlessly. */
const courtesy = 500;

/** Logs once when a database goes away, and once when it is back. */
function joining(name: string, refused: string, connections: number): Joining {
  return {
    atMost: courtesy,
    connections,
    onTurn: ({ reachable }, cause) => {
      if (reachable) log(`${name} can be reached.`);
      else logProblem(`${name} can’t be reached; ${refused} are refused until it is back.`, cause);
    },
  };
}

export async function createSite({
  settings,
  isDraining = () => false,
  assets,
  bucket,
  assetDirectory,
  sharedAssets,
  publicDirectory,
}: SiteParts): Promise<Site> {
  const client = new ContentClient(settings.contentApiBase, settings.secrets.preview);
  const brands = await BrandVersions.open(settings.dataDir, clubs[settings.club], settings.siteUrl);
  const sharedBrands = bucket && new SharedBrandVersions(bucket, brands);
  const sharedSnapshots = bucket && new SharedSnapshots(bucket, settings.dataDir);
  const content = new PublishedContent(
    client,
    new Snapshots(settings.dataDir, (name) => sharedSnapshots?.share(name)),
  );
  content.tellBrand((written) => brands.adopt(written));
  content.showIdentity(new IdentityOnPages(brands, settings.siteUrl));
  const peers = settings.peers.map((origin) => new Peer(origin, settings.secrets.preview));
  const others = [...(sharedSnapshots ? [sharedSnapshots] : []), ...peers];
  await bringSnapshots(settings.dataDir, others);
  await content.restore();
  const purge = settings.cdnPurge && new CdnPurge(settings.cdnPurge);
  if (purge) content.tellChanges((keys) => purge.forget(keys));
  const renderer = await Renderer.create(assets, {
    origin: settings.siteUrl,
    listed: settings.siteUrlIsSet,
    reloadMode: settings.reloadMode,
    brands,
  });
  const connections = connectionsOfSite(settings.databaseConnections.site);
  // Pages don't need them; they connect in the background.
  const [store, inbox] = await Promise.all([
    openBallotStore(settings, settings.votesPerCommit, joining('The ballots', 'votes', connections.ballots)),
    openInbox(settings, joining('The inbox', 'forms', connections.inbox)),
  ]);
  const shared = settings.databaseUrl
    ? await openPostgresBuckets(settings.databaseUrl, settings.secrets.votes)
    : undefined;
  const witness = new BallotWitness(store, client, new BallotKeys(settings.secrets.votes));
  const voting = new Voting(store, content, settings.secrets.votes, { shared, witness });
  content.showCounted(voting.records);
  const live = new LiveResults(voting, settings.liveMax);
  const addresses = new ClientAddresses(settings.trustedProxies);
  const securityHeaders = securityHeaderValues({ siteUrl: settings.siteUrl, listed: settings.siteUrlIsSet });
  const senderIn = (locale: Locale) =>
    mailSender(brands.current.brand, editorLanguageFor(locale), settings.siteUrl);
  const mailer = settings.mail && new Mailer({ ...settings.mail, senderIn });
  const outbox = new Outbox({ store: inbox, client, mailer });
  const submitting = new Submitting({
    store: inbox,
    content,
    secret: settings.secrets.votes,
    siteUrl: settings.siteUrl,
    senderIn,
    shared,
    onAccepted: () => outbox.wake(),
  });
  const mediaDirectory = join(settings.dataDir, 'media');
  await mkdir(mediaDirectory, { recursive: true });
  const bucketWatch = bucket && new BucketWatch(bucket);
  const mediaSource = firstAnswer(
    bucket ? mediaOfBucket(bucket) : mediaOfContent(settings.contentApiBase, settings.secrets.preview),
    peers.map(({ media }) => media),
    () => bucketWatch?.isAway ?? false,
  );
  const keptMedia = await KeptMedia.open(settings.dataDir, {
    mediaDirectory,
    source: shareImages(recoloredPictures(mediaSource, mediaDirectory), mediaDirectory),
  });
  const mediaLieElsewhere = bucket !== undefined || !settings.runsContent;
  const cache = new PageCache(renderer, content);
  const pathCounter = new PathCounter(client);
  const { app, answerKept } = createApp({
    pathCounter,
    brands,
    cache,
    keptMedia,
    settings,
    assets,
    client,
    content,
    renderer,
    voting,
    live,
    addresses,
    securityHeaders,
    submitting,
    assetDirectory,
    sharedAssets,
    publicDirectory,
  });
  return {
    app,
    answerKept,
    takeVote: voteTaker({ voting, addresses, siteUrl: settings.siteUrl, securityHeaders }),
    answerHealth: healthAnswerer({
      content,
      outbox,
      ballots: store,
      bucket: bucketWatch,
      build: assets.id,
      securityHeaders,
      isDraining,
    }),
    known: content.known,
    metrics:
      settings.metricsPort === undefined
        ? undefined
        : (await import('./machines/metrics.ts')).siteMetrics({
            content,
            ballots: store,
            outbox,
            cache,
            live,
            bucket: bucketWatch,
            build: assets.id,
            dataDir: settings.dataDir,
          }),
    follow: (signal) => {
      outbox.start();
      pathCounter.start();
      witness.start();
      void voting.records.start();
      sharedSnapshots?.catchUp();
      void sharedBrands?.share();
      void bucketWatch?.follow(signal);
      void goOnBringingSnapshots(settings.dataDir, others, content, signal);
      if (mediaLieElsewhere) void keptMedia.follow(() => content.files(), signal);
      return content.follow(signal);
    },
    endStreams: () => live.close(),
    close: async () => {
      voting.records.end();
      await witness.close();
      await Promise.all([store.close(), outbox.close(), pathCounter.close()]);
      await inbox.close();
      await Promise.all([sharedSnapshots?.close(), sharedBrands?.close(), shared?.close()]);
    },
  };
}

/** Imported on use: the Postgres client takes memory. */
async function openPostgresBuckets(databaseUrl: string, secret: string): Promise<PostgresBuckets> {
  const { PostgresBuckets } = await import('#limits/postgres-buckets.ts');
  return new PostgresBuckets(databaseUrl, secret);
}
