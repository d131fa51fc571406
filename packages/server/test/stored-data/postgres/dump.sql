SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.company (
    id bigint NOT NULL,
    config text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    row_hash text COLLATE pg_catalog."C"
);
ALTER TABLE public.company ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.company_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.document (
    company_id bigint NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    file_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    revision bigint NOT NULL,
    head text COLLATE pg_catalog."C",
    head_revision bigint NOT NULL,
    next_position bigint NOT NULL,
    size bigint NOT NULL,
    created_at bigint NOT NULL,
    modified_at bigint NOT NULL,
    row_hash text COLLATE pg_catalog."C"
);
CREATE TABLE public.file (
    company_id bigint NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    fiscal_year_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    mime_type text NOT NULL COLLATE pg_catalog."C",
    size bigint NOT NULL,
    sha256 text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    modified_at bigint NOT NULL,
    referred integer NOT NULL,
    removed_at bigint,
    row_hash text COLLATE pg_catalog."C"
);
CREATE TABLE public.item (
    company_id bigint NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    "position" bigint NOT NULL,
    revision bigint NOT NULL,
    series text COLLATE pg_catalog."C",
    number bigint,
    body text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.item_history (
    company_id bigint NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    revision bigint NOT NULL,
    body text COLLATE pg_catalog."C",
    body_hash text COLLATE pg_catalog."C",
    "position" bigint
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.loose_blob (
    sha256 text NOT NULL COLLATE pg_catalog."C",
    since bigint NOT NULL
);
CREATE TABLE public.member (
    company_id bigint NOT NULL,
    user_id text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL COLLATE pg_catalog."C",
    row_hash text COLLATE pg_catalog."C"
);
CREATE TABLE public.request (
    company_id bigint NOT NULL,
    user_id text NOT NULL COLLATE pg_catalog."C",
    request_id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    answer text NOT NULL COLLATE pg_catalog."C",
    body_hash text COLLATE pg_catalog."C",
    row_hash text COLLATE pg_catalog."C"
);
CREATE TABLE public.revision (
    company_id bigint NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C",
    revision bigint NOT NULL,
    commit_id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    user_id text NOT NULL COLLATE pg_catalog."C",
    user_name text NOT NULL COLLATE pg_catalog."C",
    intent text NOT NULL COLLATE pg_catalog."C",
    head text COLLATE pg_catalog."C",
    head_hash text COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.session (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    last_seen_at bigint NOT NULL,
    provider_tokens bytea
);
CREATE TABLE public.user_account (
    id text NOT NULL COLLATE pg_catalog."C",
    issuer text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    picture text NOT NULL COLLATE pg_catalog."C",
    tier integer NOT NULL,
    created_at bigint NOT NULL,
    row_hash text COLLATE pg_catalog."C"
);
INSERT INTO public.company OVERRIDING SYSTEM VALUE VALUES
	(2, '{"packageSetup":{"periodLength":12,"renewalDate":"2026-06-10","renewalDay":10,"featureSetups":[{"featureId":1000},{"featureId":1001},{"featureId":1002},{"featureId":1101}]},"recipient":{"companyType":"I","name":"Föreningen Älgen","organizationNumber":"","reference":"Anna","phone":"08-123456","email":"bo@example.se","address":"Sågvägen 3","careOf":"","zipCode":"111 22","city":"Stockholm","country":"SE"}}', 1749549614000, 'eefea40eb80650d42962570b62f6eb60adcc4b70bd1fb62dd17223ee7b94676f'),
	(1, '{"packageSetup":{"periodLength":12,"renewalDate":"2026-06-10","renewalDay":10,"featureSetups":[{"featureId":1000},{"featureId":1001},{"featureId":1002},{"featureId":1101}]},"recipient":{"companyType":"AB","name":"Björks Snickeri AB","organizationNumber":"556016-0680","reference":"Anna","phone":"08-654321","email":"info@example.se","address":"Sågvägen 3","careOf":"","zipCode":"111 22","city":"Stockholm","country":"SE"}}', 1749549607000, 'fbd54728f2b90112ea76f13c7477e3781ea6a97d507cdcbff3a9e4e7bef5a66a');
INSERT INTO public.document VALUES
	(1, 'c1-f24242424242424242424242424242424-accountPlan', 'accountPlan', 'Jux9MHx44Om6f2If6f_4_1OQ', 'c1-f24242424242424242424242424242424-accountPlan.json', 1, 1, '{"name":"EUBAS97","balanceReportStructure":{"name":"Balansräkning","items":[{"name":"Tillgångar","accounts":["1"]},{"name":"Eget kapital och skulder","accounts":["2"]}]},"resultReportStructure":{"name":"Resultaträkning","items":[{"name":"Intäkter","accounts":["3"]},{"name":"Kostnader","accounts":["4","5","6","7","8"]}]}}', 1, 7, 707, 1749549628000, 1749549628000, '455fae45ce844cc2bcc85122b1d42b7ff2cc86a81d1bc04122a40f9afd1b808d'),
	(1, 'c1-f24242424242424242424242424242424-accountBalance', 'accountBalance', 'oG2Bh6WDZQ-ct5eBifeVGPfN', 'c1-f24242424242424242424242424242424-accountBalance.json', 1, 1, '{}', 1, 3, 71, 1749549628000, 1749549628000, '7a88133a7fa43c3dbc996dca2a06bbbb56799929101711469dad850186031c84'),
	(1, 'c1-f24242424242424242424242424242424-sieRecords', 'sieRecords', 'EgyZ8WOEe_HEPhfcQyDl265Q', 'c1-f24242424242424242424242424242424-sieRecords.json', 1, 1, '{"program":"Handskrivet 1.0","records":["#DIM 1 \"Kostnadsställe\"","#OBJEKT 1 \"V\" \"Verkstaden\""]}', 1, 1, 102, 1749549628000, 1749549628000, '78140e339fcfdf1d62f55ca3c882a3c2e4ba214fa76bbb88a95f827595aaa1b2'),
	(1, 'c1-f24242424242424242424242424242424-transactions', 'transactions', '7Yp8Ga97oYxMJ5eJIYVGUebk', 'c1-f24242424242424242424242424242424-transactions.json', 1, 1, '{}', 1, 5, 881, 1749549628000, 1749549628000, '3946fd7a07124a2f5ca566f4ed08e9f17644dfc9871847d2faf5069c98eb786b'),
	(1, 'c1-accountSettings', 'accountSettings', 'Foyh5w-1_Pl9dNKPbazOt2on', 'c1-accountSettings.json', 1, 2, '{"currentFiscalYearId2":"f25252525252525252525252525252525","vatPeriod":"quarter"}', 2, 3, 544, 1749549628000, 1749549642000, '0ad2e388acaff6f669fda5fba95a71aa60d59455fa620f9f23e7d132dc65cc24'),
	(1, 'c1-f25252525252525252525252525252525-accountBalance', 'accountBalance', 'RFrCAluTQjrDqlZQ018eIBpz', 'c1-f25252525252525252525252525252525-accountBalance.json', 1, 1, '{}', 1, 6, 182, 1749549642000, 1749549642000, '738f70d381a1458b9157bfff8c8f2cf22634935b24fd0efc816c8b7644ddbae5'),
	(0, 'u-9a4e82a2d4e60eeea8a007935b5f2260-userSettings', 'userSettings', 'j6uqVWR5ULCRwaCc9qB9QgUt', 'u-userSettings.json', 1, 1, '{"theme":"dark","allowTransactionEdit":true}', 1, 1, 44, 1749549649000, 1749549649000, '8e290c81c0535c6c16244a46b414c9a9f811392b9616fa7fa3cca38511e93ef3'),
	(0, 'u-c3672b4ba35dd54792d854785038877d-userSettings', 'userSettings', 'zcgxNHhDLE2NasiL0a6VjIcW', 'u-userSettings.json', 1, 1, '{"theme":"dark","allowTransactionEdit":true}', 1, 1, 44, 1749549656000, 1749549656000, 'fd90534dadd864435b24bfff87f535a6f19390aafdc9be28874d2afc13bc76a8'),
	(1, 'c1-f25252525252525252525252525252525-transactionDrafts', 'transactionDrafts', 'F1fgRvRA4VFQiCVA1rTU-wbr', 'c1-f25252525252525252525252525252525-transactionDrafts.json', 1, 2, '{}', 1, 3, 206, 1749549817000, 1749549831000, '6e1efd95bbaa1978d0b2c476a0dfb16220150640f17ff0e6e0c63ff6ccdad1a7'),
	(1, 'c1-journalTemplates', 'journalTemplates', 'TumaeRpcmkwV14NaQOnYwr_F', 'c1-journalTemplates.json', 1, 1, '{}', 1, 2, 185, 1749549838000, 1749549838000, '4cac35e30ac6fac2c82975ace7304e28909bfb5015f69078a75499ac5025187c'),
	(1, 'c1-f25252525252525252525252525252525-assetManagement', 'assetManagement', 'yUj_pkS-fDaaeuE2SrFnSJ-z', 'c1-f25252525252525252525252525252525-assetManagement.json', 1, 1, '{}', 1, 2, 260, 1749549845000, 1749549845000, '76057eb25724d6d7c01dfb521e9f78eb4a3dfe24ca3a170e10c50f7f61ed0044'),
	(1, 'c1-f25252525252525252525252525252525-attachmentData', 'attachmentData', 'V-ic7gzhBnbbKiVw5a6B1P3X', 'c1-f25252525252525252525252525252525-attachmentData.json', 1, 1, '{}', 1, 2, 97, 1749549852000, 1749549852000, 'af14d02f2d14312f352f858e02614155fc5b7f90308de6d4c44ff1cdf5f4a2ac'),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', 'accountPlan', 'U_GsiXjoD3C2mxPmNB7R3das', 'c1-f25252525252525252525252525252525-accountPlan.json', 1, 2, '{"name":"BAS 2025","balanceReportStructure":{"name":"Balansräkning","items":[{"name":"Tillgångar","accounts":["1"]},{"name":"Eget kapital och skulder","accounts":["2"]}]},"resultReportStructure":{"name":"Resultaträkning","items":[{"name":"Intäkter","accounts":["3"]},{"name":"Kostnader","accounts":["4","5","6","7","8"]}]}}', 1, 16, 1339, 1749549642000, 1749549866000, '56b8b5456a175d95298f8a8b24e9607ae341993a1950555da8e7f3340b9315e9'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'transactions', 'NQQOumr_yeAH3Sy4mEuEMYIH', 'c1-f25252525252525252525252525252525-transactions.json', 1, 13, '{}', 1, 11, 2166, 1749549642000, 1749549810000, 'd20c0d99bc2cc46586bdc08949b30a17cb0badd9d150f3392742cd09e97752df'),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-accountPlan', 'accountPlan', 'blO_1ahE8nwkLD4qe9pjJK42', 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-accountPlan.json', 1, 1, '{"name":"Förening"}', 1, 4, 193, 1749549873000, 1749549873000, 'a62d904c3884674f8816f617e626d1f2b0521f417fc3a5b477ddef8482ac3e53'),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-accountBalance', 'accountBalance', '8VyDZaFXnilmwiYYFqPWcJNY', 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-accountBalance.json', 1, 1, '{}', 1, 1, 2, 1749549873000, 1749549873000, '9e0b4a4ac0a0a639c0fe26b14144a7c5668fa62b0c34110aa0b7b19afa77efa7'),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-transactionDrafts', 'transactionDrafts', 'o51mdcqXc8MrpPPAPKoVoZTg', 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-transactionDrafts.json', 1, 2, NULL, 2, 2, 0, 1749549887000, 1749549901000, '04e5f7c9066d074ded75aa84e14b5ff6eadfdc01df6ae38685cae1da8fcf7988'),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-transactions', 'transactions', '1t5xLmGBb8Zt2f7oOUcf7e65', 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-transactions.json', 1, 2, '{}', 1, 3, 391, 1749549873000, 1749549880000, '63aed508ba92eb09dcd8fb543d3d3f69e70eee8a16f07d8ee1fbf73cdee683df'),
	(2, 'c2-accountSettings', 'accountSettings', 'QuITeQOwlqqqpGGqAzuTNHu3', 'c2-accountSettings.json', 1, 2, '{"currentFiscalYearId2":"f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a"}', 1, 2, 284, 1749549873000, 1749549915000, 'cb9389c8ddc93caa2f68dc58accd5cf7745dc0ec343fc5be823e3bfbf88b5aee');
INSERT INTO public.file VALUES
	(1, 'x_ZEVe4MAmYYOWw44Lpvp97D', 'f25252525252525252525252525252525', 'oanvänd.md', 'text/markdown', 21, 'a002bc5318a28c6db4c76b499a5180373c2fdfc96c47431d55a8fb8455945726', 1749549684000, 1749549684000, 0, NULL, '1deb1715510ef7d1fee520c8bb1add488ee9605065e6224e7dec831fd54ff5e1'),
	(1, '281mgb5qfNo1Y8ZNjnjKuM-A', 'f25252525252525252525252525252525', 'kvitto.pdf', 'application/pdf', 102, '300f45bfecad3d6813e321bc110a92a68696c4bbd7d79ac6b84d6624259c51fd', 1749549663000, 1749549663000, 1, NULL, 'f50011a69b0e648241f63b47346c08496e39b3c84e6f4a223824396ff0923060'),
	(1, '5fwHyfpook0ilVf-bADdTLuD', 'f25252525252525252525252525252525', 'bild å.png', 'image/png', 70, '6b7fa434f92a8b80aab02d9bf1a12e49ffcae424e4013a1c4f68b67e3d2bbcd0', 1749549670000, 1749549670000, 1, NULL, '774cd02952a35f7d2e5dd260aafd48246d72d0cfcd20605bdfa6d8a4ceab996d'),
	(1, 'RjLY9iSgRkV1msFE3dIoC7pT', 'f25252525252525252525252525252525', 'not.md', 'text/markdown', 26, '3bc8ca2eb90b9113872a2cf1deb1c19665ed93720eee6e531e811a9e9aa2f417', 1749549677000, 1749549677000, 1, NULL, '58e24ad72d9034646eaa4467c1b12fe8096cee7dc56dc103105723c76fdebaa4');
INSERT INTO public.item VALUES
	(1, 'c1-accountSettings', 'f24242424242424242424242424242424', 1, 1, NULL, NULL, '{"id":"f24242424242424242424242424242424","from":"2024-01-01","to":"2024-12-31","locked":false,"transactionSeries":[{"name":"A","startNo":1,"description":"Löpande bokföring"},{"name":"B","startNo":1,"description":"Löpande bokföring B"}]}'),
	(1, 'c1-f24242424242424242424242424242424-accountPlan', '1510', 1, 1, NULL, NULL, '{"id":1510,"name":"Kundfordringar","type":"asset","active":true}'),
	(1, 'c1-f24242424242424242424242424242424-accountPlan', '1930', 2, 1, NULL, NULL, '{"id":1930,"name":"Företagskonto","type":"asset","active":true}'),
	(1, 'c1-f24242424242424242424242424242424-accountPlan', '2081', 3, 1, NULL, NULL, '{"id":2081,"name":"Aktiekapital","type":"equity","active":true}'),
	(1, 'c1-f24242424242424242424242424242424-accountPlan', '2440', 4, 1, NULL, NULL, '{"id":2440,"name":"Leverantörsskulder","type":"liability","active":true}'),
	(1, 'c1-f24242424242424242424242424242424-accountPlan', '3001', 5, 1, NULL, NULL, '{"id":3001,"name":"Försäljning","type":"income","active":true}'),
	(1, 'c1-f24242424242424242424242424242424-accountPlan', '4010', 6, 1, NULL, NULL, '{"id":4010,"name":"Inköp av trä","type":"cost","active":true}'),
	(1, 'c1-f24242424242424242424242424242424-accountBalance', '1930', 1, 1, NULL, NULL, '{"accountId":1930,"balance":50000}'),
	(1, 'c1-f24242424242424242424242424242424-accountBalance', '2081', 2, 1, NULL, NULL, '{"accountId":2081,"balance":-50000}'),
	(1, 'c1-f24242424242424242424242424242424-transactions', 'A-1', 1, 1, 'A', 1, '{"series":"A","number":1,"regDate":"2024-03-06","date":"2024-03-05","text":"Försäljning kök","sign":"Anna","entries":[{"accountId":1930,"amount":67500},{"accountId":3001,"amount":-67500,"objects":[{"dimension":"1","object":"V"}]}],"locked":true}'),
	(1, 'c1-f24242424242424242424242424242424-transactions', 'A-2', 2, 1, 'A', 2, '{"series":"A","number":2,"date":"2024-09-10","text":"Virke från sågen","entries":[{"accountId":4010,"amount":29845.68,"text":"Ek","date":"2024-09-10","objects":[{"dimension":"1","object":"V"}]},{"accountId":1930,"amount":-29845.68}],"locked":true}'),
	(1, 'c1-f24242424242424242424242424242424-transactions', 'A-3', 3, 1, 'A', 3, '{"series":"A","number":3,"date":"2024-12-01","text":"Trä på faktura","entries":[{"accountId":4010,"amount":4321.1},{"accountId":2440,"amount":-4321.1},{"accountId":4010,"amount":100,"adjustmentType":false}],"locked":true}'),
	(1, 'c1-f24242424242424242424242424242424-transactions', 'B-1', 4, 1, 'B', 1, '{"series":"B","number":1,"date":"2024-12-20","text":"Faktura bokhylla","entries":[{"accountId":1510,"amount":12500},{"accountId":3001,"amount":-12500}],"locked":true}'),
	(1, 'c1-accountSettings', 'f25252525252525252525252525252525', 2, 2, NULL, NULL, '{"id":"f25252525252525252525252525252525","from":"2025-01-01","to":"2025-12-31","locked":false,"transactionSeries":[{"name":"A","startNo":1,"description":"Löpande bokföring"},{"name":"B","startNo":100,"description":"Kassa"}]}'),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '1220', 1, 1, NULL, NULL, '{"id":1220,"name":"Inventarier","type":"asset","active":true}'),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '1229', 2, 1, NULL, NULL, '{"id":1229,"name":"Ackumulerade avskrivningar","type":"asset","active":true}'),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '1510', 3, 1, NULL, NULL, '{"id":1510,"name":"Kundfordringar","type":"asset","sru":7251,"active":true}'),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '1910', 4, 1, NULL, NULL, '{"id":1910,"name":"Kassa","type":"asset","active":true}'),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '1930', 5, 1, NULL, NULL, '{"id":1930,"name":"Bankkonto","type":"asset","sru":7281,"active":true}'),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '2081', 6, 1, NULL, NULL, '{"id":2081,"name":"Aktiekapital","type":"liability","active":true}');
INSERT INTO public.item VALUES
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '2091', 7, 1, NULL, NULL, '{"id":2091,"name":"Balanserad vinst","type":"liability","active":true}'),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '2440', 8, 1, NULL, NULL, '{"id":2440,"name":"Leverantörsskulder","type":"liability","active":true}'),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '2611', 9, 1, NULL, NULL, '{"id":2611,"name":"Utgående moms, 25 %","type":"liability","active":true,"taxCode":10}'),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '2641', 10, 1, NULL, NULL, '{"id":2641,"name":"Ingående moms","type":"liability","active":true,"taxCode":48}'),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '3001', 11, 1, NULL, NULL, '{"id":3001,"name":"Försäljning","type":"income","active":true}'),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '4010', 12, 1, NULL, NULL, '{"id":4010,"name":"Inköp av trä","type":"cost","active":true}'),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '5410', 13, 1, NULL, NULL, '{"id":5410,"name":"Verktyg","type":"cost","active":true}'),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '7832', 15, 1, NULL, NULL, '{"id":7832,"name":"Avskrivningar","type":"cost","active":true}'),
	(1, 'c1-f25252525252525252525252525252525-accountBalance', '1510', 1, 1, NULL, NULL, '{"accountId":1510,"balance":12500}'),
	(1, 'c1-f25252525252525252525252525252525-accountBalance', '1930', 2, 1, NULL, NULL, '{"accountId":1930,"balance":87654.32}'),
	(1, 'c1-f25252525252525252525252525252525-accountBalance', '2081', 3, 1, NULL, NULL, '{"accountId":2081,"balance":-50000}'),
	(1, 'c1-f25252525252525252525252525252525-accountBalance', '2440', 4, 1, NULL, NULL, '{"accountId":2440,"balance":-4321.1}'),
	(1, 'c1-f25252525252525252525252525252525-accountBalance', '2091', 5, 1, NULL, NULL, '{"accountId":2091,"balance":-45833.22}'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-3', 3, 3, 'A', 3, '{"series":"A","number":3,"regDate":"2025-06-10","date":"2025-02-03","text":"Betalning från kund","sign":"Bo Ek","entries":[{"accountId":1930,"amount":12500},{"accountId":1510,"amount":-12500}],"locked":false}'),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '6110', 14, 2, NULL, NULL, '{"id":6110,"name":"Kontorsmaterial","type":"cost","active":true}'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'B-100', 5, 5, 'B', 100, '{"series":"B","number":100,"regDate":"2025-06-10","date":"2025-03-01","text":"Papper","sign":"Bo Ek","entries":[{"accountId":6110,"amount":99.99},{"accountId":1910,"amount":-99.99}],"locked":false}'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'B-101', 6, 5, 'B', 101, '{"series":"B","number":101,"regDate":"2025-06-10","date":"2025-03-02","text":"Pennor","sign":"Bo Ek","entries":[{"accountId":6110,"amount":0.01},{"accountId":1910,"amount":-0.01}],"locked":false}'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-5', 7, 6, 'A', 5, '{"series":"A","number":5,"regDate":"2025-06-10","date":"2025-03-05","text":"Rättelse av A4: skulle vara 1 142,73","sign":"Bo Ek","entries":[{"accountId":5410,"amount":0.36},{"accountId":1930,"amount":-0.36}],"locked":false,"corrects":{"fiscalYearId":"f25252525252525252525252525252525","series":"A","number":4}}'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-4', 4, 6, 'A', 4, '{"series":"A","number":4,"regDate":"2025-06-10","date":"2025-02-14","text":"Verktyg i euro","sign":"Anna Björk","entries":[{"accountId":5410,"amount":1142.37,"quantity":1,"text":"Hyvel","foreignCurrencyAmount":{"amount":100.5,"currency":"EUR"}},{"accountId":1930,"amount":-1142.37}],"locked":false,"correctedBy":{"fiscalYearId":"f25252525252525252525252525252525","series":"A","number":5}}'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-2', 2, 7, 'A', 2, '{"series":"A","number":2,"regDate":"2025-06-10","date":"2025-01-20","text":"Försäljning bokhylla","sign":"Bo Ek","entries":[{"accountId":1510,"amount":12500},{"accountId":3001,"amount":-10000},{"accountId":2611,"amount":-2500}],"locked":false,"annotation":"Kunden ringde.\nBetalar i februari.","attachmentIds":["5fwHyfpook0ilVf-bADdTLuD"]}');
INSERT INTO public.item VALUES
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-1', 1, 8, 'A', 1, '{"series":"A","number":1,"regDate":"2025-06-10","date":"2025-01-08","text":"Inköp av trä, \"ek\" & ask","sign":"Anna Björk","entries":[{"accountId":4010,"amount":1600.4},{"accountId":2641,"amount":400.1},{"accountId":1930,"amount":-2000.5}],"locked":true,"attachmentIds":["281mgb5qfNo1Y8ZNjnjKuM-A"]}'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-6', 10, 13, 'A', 6, '{"series":"A","number":6,"regDate":"2025-06-10","date":"2025-03-12","text":"Hyvelstål","sign":"Bo Ek","entries":[{"accountId":5410,"amount":320},{"accountId":2641,"amount":80},{"accountId":1930,"amount":-400}],"locked":false}'),
	(1, 'c1-f25252525252525252525252525252525-transactionDrafts', 'd1', 1, 2, NULL, NULL, '{"id":"d1","date":"2025-04-02","text":"Utkast ett, ändrat","entries":[{"accountId":1930,"amount":-12.5},{"accountId":6110,"amount":12.5}],"attachmentIds":["RjLY9iSgRkV1msFE3dIoC7pT"],"annotation":"Kolla"}'),
	(1, 'c1-journalTemplates', 't1', 1, 1, NULL, NULL, '{"id":"t1","name":"Telefon","description":"Var månad","entries":[{"accountId":6110,"amount":80,"description":"Netto"},{"accountId":2641,"amount":20},{"accountId":1930,"amount":-100}]}'),
	(1, 'c1-f25252525252525252525252525252525-assetManagement', 'l1', 1, 1, NULL, NULL, '{"id":"l1","name":"Maskiner","depreciationAccountId":1229,"depreciationCostAccountId":7832,"items":[{"id":"i1","name":"Bandsåg","purchaseDate":"2025-01-15","purchasePrice":24000,"depreciationYears":5,"inboundDepreciationAmount":0,"depreciationAmount":4800}]}'),
	(1, 'c1-f25252525252525252525252525252525-attachmentData', 'a1', 1, 1, NULL, NULL, '{"id":"a1","name":"Avtal","created":"2025-06-10T10:00:00Z","fileId":"RjLY9iSgRkV1msFE3dIoC7pT"}'),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-accountPlan', '1930', 1, 1, NULL, NULL, '{"id":1930,"name":"Bank","type":"asset","active":true}'),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-accountPlan', '3001', 2, 1, NULL, NULL, '{"id":3001,"name":"Medlemsavgifter","type":"income","active":true}'),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-accountPlan', '6110', 3, 1, NULL, NULL, '{"id":6110,"name":"Porto","type":"cost","active":true}'),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-transactions', 'A-1', 1, 2, 'A', 1, '{"series":"A","number":1,"regDate":"2025-06-10","date":"2025-01-02","text":"Avgifter","sign":"Bo Ek","entries":[{"accountId":1930,"amount":2400},{"accountId":3001,"amount":-2400}],"locked":false}'),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-transactions', 'A-2', 2, 2, 'A', 2, '{"series":"A","number":2,"regDate":"2025-06-10","date":"2025-05-02","text":"Frimärken","sign":"Bo Ek","entries":[{"accountId":6110,"amount":115},{"accountId":1930,"amount":-115}],"locked":false}'),
	(2, 'c2-accountSettings', 'f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a', 1, 2, NULL, NULL, '{"id":"f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a","from":"2025-01-01","to":"2025-12-31","locked":true,"transactionSeries":[{"name":"A","startNo":1,"description":"Löpande bokföring"},{"name":"B","startNo":100,"description":"Kassa"}]}');
INSERT INTO public.item_history VALUES
	(1, 'c1-accountSettings', 'f24242424242424242424242424242424', 1, '{"id":"f24242424242424242424242424242424","from":"2024-01-01","to":"2024-12-31","locked":false,"transactionSeries":[{"name":"A","startNo":1,"description":"Löpande bokföring"},{"name":"B","startNo":1,"description":"Löpande bokföring B"}]}', '0434b51be19613c92d571d932a5cac93a6b860cfc650ba07eb9348ba785daa22', 1),
	(1, 'c1-f24242424242424242424242424242424-accountPlan', '1510', 1, '{"id":1510,"name":"Kundfordringar","type":"asset","active":true}', '1a06612861209819a7ffe8b30796213553e002fbf617e59400e69731c19c7fc1', 1),
	(1, 'c1-f24242424242424242424242424242424-accountPlan', '1930', 1, '{"id":1930,"name":"Företagskonto","type":"asset","active":true}', '39fa98a5a0ff8ec9c930d1777b376ddb1a55f040c85779a7c7471325e9b75145', 2),
	(1, 'c1-f24242424242424242424242424242424-accountPlan', '2081', 1, '{"id":2081,"name":"Aktiekapital","type":"equity","active":true}', 'd7c20fcd2cc075e930e378d0cdf972154771988769f1f1f2352173ca5f1a885f', 3),
	(1, 'c1-f24242424242424242424242424242424-accountPlan', '2440', 1, '{"id":2440,"name":"Leverantörsskulder","type":"liability","active":true}', '028b5f9515082da6f2dc6c129d0b00547f264e89a35df72637a83a9c4a0f548e', 4),
	(1, 'c1-f24242424242424242424242424242424-accountPlan', '3001', 1, '{"id":3001,"name":"Försäljning","type":"income","active":true}', '2655291a516a18087c6db8c2f92cca29e4e5c305e639dff23294a6f40ad0c1a6', 5),
	(1, 'c1-f24242424242424242424242424242424-accountPlan', '4010', 1, '{"id":4010,"name":"Inköp av trä","type":"cost","active":true}', '0b28ca52696930f5d36ed1bf04f4b46f332921df7054cac848ee57c25169c138', 6),
	(1, 'c1-f24242424242424242424242424242424-accountBalance', '1930', 1, '{"accountId":1930,"balance":50000}', 'ced8505f34f2d6e9651852686bc7a2c3d2a947a85e795caf0ad960d5f0555968', 1),
	(1, 'c1-f24242424242424242424242424242424-accountBalance', '2081', 1, '{"accountId":2081,"balance":-50000}', '0a06b9175766340f9592add974238b217ddbd6458f3e894f80ec774b7d4b8810', 2),
	(1, 'c1-f24242424242424242424242424242424-transactions', 'A-1', 1, '{"series":"A","number":1,"regDate":"2024-03-06","date":"2024-03-05","text":"Försäljning kök","sign":"Anna","entries":[{"accountId":1930,"amount":67500},{"accountId":3001,"amount":-67500,"objects":[{"dimension":"1","object":"V"}]}],"locked":true}', '2aa9a9a2766c54770065486f91f1d8802ded792413af1bd2f574f5ebc441e228', 1),
	(1, 'c1-f24242424242424242424242424242424-transactions', 'A-2', 1, '{"series":"A","number":2,"date":"2024-09-10","text":"Virke från sågen","entries":[{"accountId":4010,"amount":29845.68,"text":"Ek","date":"2024-09-10","objects":[{"dimension":"1","object":"V"}]},{"accountId":1930,"amount":-29845.68}],"locked":true}', 'b1b302fd76a86153582a100e27ee56d014f9ba0a129a2d98aee7a9c4102c16a5', 2),
	(1, 'c1-f24242424242424242424242424242424-transactions', 'A-3', 1, '{"series":"A","number":3,"date":"2024-12-01","text":"Trä på faktura","entries":[{"accountId":4010,"amount":4321.1},{"accountId":2440,"amount":-4321.1},{"accountId":4010,"amount":100,"adjustmentType":false}],"locked":true}', '2ca2b15e231e17434c5924ddeb90975db2ddb6950f72ce2409b3d70342bbecad', 3),
	(1, 'c1-f24242424242424242424242424242424-transactions', 'B-1', 1, '{"series":"B","number":1,"date":"2024-12-20","text":"Faktura bokhylla","entries":[{"accountId":1510,"amount":12500},{"accountId":3001,"amount":-12500}],"locked":true}', '26bc96d08f93f33e04ff121ebf5e5eea14c522a0207e83b38c422fa2489efbc2', 4),
	(1, 'c1-accountSettings', 'f25252525252525252525252525252525', 2, '{"id":"f25252525252525252525252525252525","from":"2025-01-01","to":"2025-12-31","locked":false,"transactionSeries":[{"name":"A","startNo":1,"description":"Löpande bokföring"},{"name":"B","startNo":100,"description":"Kassa"}]}', '06eadfb25726479c9b7dfbe809254cf9082df28feb73c0a2a24af8d5589d0dab', 2),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '1220', 1, '{"id":1220,"name":"Inventarier","type":"asset","active":true}', '371be0e407a9f32a438d59e00855bf6e0964846a03c66ee889bc60c4e458f4ed', 1),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '1229', 1, '{"id":1229,"name":"Ackumulerade avskrivningar","type":"asset","active":true}', 'ffa37df8ca2d010c69ed94797229191eb1633da7392be4e37d0a44e757dbca96', 2),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '1510', 1, '{"id":1510,"name":"Kundfordringar","type":"asset","sru":7251,"active":true}', '8a7b4ef692322228a4329aded90fbc24b3739e151f87e81c838e9fc0a2a8a5c1', 3),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '1910', 1, '{"id":1910,"name":"Kassa","type":"asset","active":true}', '2f45cba24d6c1ffde2f7cd003f823a7e8b1fd1e858647550d1abc6bb2efddc00', 4),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '1930', 1, '{"id":1930,"name":"Bankkonto","type":"asset","sru":7281,"active":true}', '5b51d31fb99698558adaadaa9332b5b72c34aa12743208fc5d7f47365d8ac3f0', 5),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '2081', 1, '{"id":2081,"name":"Aktiekapital","type":"liability","active":true}', '5833b064e015bca57a90cdfb0067558436caa904104f69bdcfc7f3d6f27a013e', 6);
INSERT INTO public.item_history VALUES
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '2091', 1, '{"id":2091,"name":"Balanserad vinst","type":"liability","active":true}', 'a2f2d7e0c158c60427853c5713db49472cd0928eaef35416b77b48a7fbbb301b', 7),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '2440', 1, '{"id":2440,"name":"Leverantörsskulder","type":"liability","active":true}', '028b5f9515082da6f2dc6c129d0b00547f264e89a35df72637a83a9c4a0f548e', 8),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '2611', 1, '{"id":2611,"name":"Utgående moms, 25 %","type":"liability","active":true,"taxCode":10}', '10cc7ecee7e9312176ec0e3b8f91fc07aeee6469c3eb79c5fbe545690647a842', 9),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '2641', 1, '{"id":2641,"name":"Ingående moms","type":"liability","active":true,"taxCode":48}', '75e8aa24cc76887a015566dc04404e9f8b28a6b91074f1ec620506bde152505e', 10),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '3001', 1, '{"id":3001,"name":"Försäljning","type":"income","active":true}', '2655291a516a18087c6db8c2f92cca29e4e5c305e639dff23294a6f40ad0c1a6', 11),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '4010', 1, '{"id":4010,"name":"Inköp av trä","type":"cost","active":true}', '0b28ca52696930f5d36ed1bf04f4b46f332921df7054cac848ee57c25169c138', 12),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '5410', 1, '{"id":5410,"name":"Verktyg","type":"cost","active":true}', 'f042962ce0a0a9a457b49f7d30e8e1e3560e3e8f1da11f5e8dc611aad33c77a1', 13),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '6110', 1, '{"id":6110,"name":"Kontorsmateriel","type":"cost","active":true}', '8ac20de3baa087bba494962b38deed4acb9abc122f9928038ab1ac518148c87e', 14),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '7832', 1, '{"id":7832,"name":"Avskrivningar","type":"cost","active":true}', 'd2bed314561713b2fb1de01f3e5cb321b78e8df33a15b324a5f6201f111802fc', 15),
	(1, 'c1-f25252525252525252525252525252525-accountBalance', '1510', 1, '{"accountId":1510,"balance":12500}', 'ec9fb26438b677d6ffec104f53a694fe1e584bc92d68cdc1c8ae01150b116ee2', 1),
	(1, 'c1-f25252525252525252525252525252525-accountBalance', '1930', 1, '{"accountId":1930,"balance":87654.32}', '9ba944d8930403c28faec338b8ba14e1e2921accb63b938fec06590f8b91e6b2', 2),
	(1, 'c1-f25252525252525252525252525252525-accountBalance', '2081', 1, '{"accountId":2081,"balance":-50000}', '0a06b9175766340f9592add974238b217ddbd6458f3e894f80ec774b7d4b8810', 3),
	(1, 'c1-f25252525252525252525252525252525-accountBalance', '2440', 1, '{"accountId":2440,"balance":-4321.1}', '1d15f609dcd3d6279dde7f51bf4ef1d8c65869b82203fd3bc1964bab3f42d8e9', 4),
	(1, 'c1-f25252525252525252525252525252525-accountBalance', '2091', 1, '{"accountId":2091,"balance":-45833.22}', '8a2c614b4a1d854834718f525681aff8d702d50b8a9bbe1785287b677a9b16fb', 5),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-1', 2, '{"series":"A","number":1,"regDate":"2025-06-10","date":"2025-01-08","text":"Inköp av trä, \"ek\" & ask","sign":"Anna Björk","entries":[{"accountId":4010,"amount":1600.4},{"accountId":2641,"amount":400.1},{"accountId":1930,"amount":-2000.5}],"locked":false,"attachmentIds":["281mgb5qfNo1Y8ZNjnjKuM-A"]}', 'a86730737a4c8ab415a7c27b4f196fc9bc21f163ccd3629c90720c6b463f7140', 1),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-2', 3, '{"series":"A","number":2,"regDate":"2025-06-10","date":"2025-01-20","text":"Försäljning bokhylla","sign":"Bo Ek","entries":[{"accountId":1510,"amount":12500},{"accountId":3001,"amount":-10000},{"accountId":2611,"amount":-2500}],"locked":false}', '9cdea7d87f69991fbff41041968fec16a0c58dbba5aba3e454a366db0227cf6a', 2),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-3', 3, '{"series":"A","number":3,"regDate":"2025-06-10","date":"2025-02-03","text":"Betalning från kund","sign":"Bo Ek","entries":[{"accountId":1930,"amount":12500},{"accountId":1510,"amount":-12500}],"locked":false}', '90cdbacdd8477370190fb05e650b50dd144abda5b74852902dab98cd81c929e4', 3),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-4', 4, '{"series":"A","number":4,"regDate":"2025-06-10","date":"2025-02-14","text":"Verktyg i euro","sign":"Anna Björk","entries":[{"accountId":5410,"amount":1142.37,"quantity":1,"text":"Hyvel","foreignCurrencyAmount":{"amount":100.5,"currency":"EUR"}},{"accountId":1930,"amount":-1142.37}],"locked":false}', '4132a5ef3585399c4b58e1420fb176d1899a493112390692ddc9b68857abff2e', 4),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'B-100', 5, '{"series":"B","number":100,"regDate":"2025-06-10","date":"2025-03-01","text":"Papper","sign":"Bo Ek","entries":[{"accountId":6110,"amount":99.99},{"accountId":1910,"amount":-99.99}],"locked":false}', '815b12973688c0f0e5947195a3f406f8a92875d8f10b46eded7c8ca5d98c20b0', 5),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'B-101', 5, '{"series":"B","number":101,"regDate":"2025-06-10","date":"2025-03-02","text":"Pennor","sign":"Bo Ek","entries":[{"accountId":6110,"amount":0.01},{"accountId":1910,"amount":-0.01}],"locked":false}', '48a6f239d026b400be01eff5009c60fa24b034fb814b158a645c05b55a1f2ee0', 6);
INSERT INTO public.item_history VALUES
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-5', 6, '{"series":"A","number":5,"regDate":"2025-06-10","date":"2025-03-05","text":"Rättelse av A4: skulle vara 1 142,73","sign":"Bo Ek","entries":[{"accountId":5410,"amount":0.36},{"accountId":1930,"amount":-0.36}],"locked":false,"corrects":{"fiscalYearId":"f25252525252525252525252525252525","series":"A","number":4}}', 'b4b89abda4bd700c4093a03fb2bfb7230b72ebe02cc1dd0cf56158f83697e981', 7),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-4', 6, '{"series":"A","number":4,"regDate":"2025-06-10","date":"2025-02-14","text":"Verktyg i euro","sign":"Anna Björk","entries":[{"accountId":5410,"amount":1142.37,"quantity":1,"text":"Hyvel","foreignCurrencyAmount":{"amount":100.5,"currency":"EUR"}},{"accountId":1930,"amount":-1142.37}],"locked":false,"correctedBy":{"fiscalYearId":"f25252525252525252525252525252525","series":"A","number":5}}', 'd351dbb6e8cf4cd881bdea6715caa7f5ff75858a58202d1a3771dcf03e4eb06c', 4),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-2', 7, '{"series":"A","number":2,"regDate":"2025-06-10","date":"2025-01-20","text":"Försäljning bokhylla","sign":"Bo Ek","entries":[{"accountId":1510,"amount":12500},{"accountId":3001,"amount":-10000},{"accountId":2611,"amount":-2500}],"locked":false,"annotation":"Kunden ringde.\nBetalar i februari.","attachmentIds":["5fwHyfpook0ilVf-bADdTLuD"]}', '1a1720a1171be74081ae93453a2522661045499ce082abbcfc8e183d81f49d87', 2),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-1', 8, '{"series":"A","number":1,"regDate":"2025-06-10","date":"2025-01-08","text":"Inköp av trä, \"ek\" & ask","sign":"Anna Björk","entries":[{"accountId":4010,"amount":1600.4},{"accountId":2641,"amount":400.1},{"accountId":1930,"amount":-2000.5}],"locked":true,"attachmentIds":["281mgb5qfNo1Y8ZNjnjKuM-A"]}', '450086ab327b653a48f0e85fc25ca76c10cdcffd98919bb3871594e5db0b1b16', 1),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-6', 9, '{"series":"A","number":6,"regDate":"2025-06-10","date":"2025-03-10","text":"Fel, tas bort","sign":"Anna Björk","entries":[{"accountId":1930,"amount":-5},{"accountId":6110,"amount":5}],"locked":false}', '9f255b65a4d65146173ecb72eb47be9e6de5567dae8743349bf732ace3b08f38', 8),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-6', 10, NULL, NULL, 8),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-6', 11, '{"series":"A","number":6,"regDate":"2025-06-10","date":"2025-03-11","text":"Ångras","sign":"Bo Ek","entries":[{"accountId":1930,"amount":-7},{"accountId":6110,"amount":7}],"locked":false}', 'b9a9f8eec817119e1e01dd6ae4f4199c90ffa16bc2be7f61ba28a43051aa52bc', 9),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-6', 12, NULL, NULL, 9),
	(1, 'c1-f25252525252525252525252525252525-transactions', 'A-6', 13, '{"series":"A","number":6,"regDate":"2025-06-10","date":"2025-03-12","text":"Hyvelstål","sign":"Bo Ek","entries":[{"accountId":5410,"amount":320},{"accountId":2641,"amount":80},{"accountId":1930,"amount":-400}],"locked":false}', '75a311f42efe002f7d7efaba86b2bb1cde30d6a2b64f2f5fec113a78b860fae3', 10),
	(1, 'c1-f25252525252525252525252525252525-transactionDrafts', 'd1', 1, '{"id":"d1","date":"2025-04-01","text":"Utkast ett","entries":[{"accountId":1930,"amount":-10},{"accountId":6110,"amount":10}],"attachmentIds":["RjLY9iSgRkV1msFE3dIoC7pT"]}', '1278412d8e0343b0f970f71ae274b25650c87812d854d5dc16ca7930e4f72518', 1),
	(1, 'c1-f25252525252525252525252525252525-transactionDrafts', 'd2', 1, '{"id":"d2","text":"Utkast två","entries":[]}', '864838ff7a93bee6f74136d79c37e7817843ca64032fe28472d4fa2ea0afcadf', 2),
	(1, 'c1-f25252525252525252525252525252525-transactionDrafts', 'd1', 2, '{"id":"d1","date":"2025-04-02","text":"Utkast ett, ändrat","entries":[{"accountId":1930,"amount":-12.5},{"accountId":6110,"amount":12.5}],"attachmentIds":["RjLY9iSgRkV1msFE3dIoC7pT"],"annotation":"Kolla"}', '67f34ea56745f9b9c6ddf108d391398460bca81a68141debee96e1abe0c34826', 1),
	(1, 'c1-f25252525252525252525252525252525-transactionDrafts', 'd2', 2, NULL, NULL, 2),
	(1, 'c1-journalTemplates', 't1', 1, '{"id":"t1","name":"Telefon","description":"Var månad","entries":[{"accountId":6110,"amount":80,"description":"Netto"},{"accountId":2641,"amount":20},{"accountId":1930,"amount":-100}]}', 'f8b0200f738ba8d0425df167d606997c8c37bd5122c792ebf933297fd2d2355e', 1),
	(1, 'c1-f25252525252525252525252525252525-assetManagement', 'l1', 1, '{"id":"l1","name":"Maskiner","depreciationAccountId":1229,"depreciationCostAccountId":7832,"items":[{"id":"i1","name":"Bandsåg","purchaseDate":"2025-01-15","purchasePrice":24000,"depreciationYears":5,"inboundDepreciationAmount":0,"depreciationAmount":4800}]}', 'f19d7184c4a1dd775b70253fea773c368e449e4a67ad2ce1440f03f76579de5e', 1),
	(1, 'c1-f25252525252525252525252525252525-attachmentData', 'a1', 1, '{"id":"a1","name":"Avtal","created":"2025-06-10T10:00:00Z","fileId":"RjLY9iSgRkV1msFE3dIoC7pT"}', '56f9e35a1a3c1af9641b8d30ce7a13a6ff8c3a52422e23f36353e92c8d7fba7a', 1),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', '6110', 2, '{"id":6110,"name":"Kontorsmaterial","type":"cost","active":true}', '286c28c49210872c46a5de9c1db54f59cca13313f40babcd8bc00899521568f3', 14),
	(2, 'c2-accountSettings', 'f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a', 1, '{"id":"f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a","from":"2025-01-01","to":"2025-12-31","locked":false,"transactionSeries":[{"name":"A","startNo":1,"description":"Löpande bokföring"},{"name":"B","startNo":100,"description":"Kassa"}]}', 'cf6e411024a5ba2d47cacd14c4b1b43430f44d2caa79267086dd048eca29cce4', 1),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-accountPlan', '1930', 1, '{"id":1930,"name":"Bank","type":"asset","active":true}', 'd1336bec7a5c6d3e3dccc3f856ef698ae1e14cdd0578a99c16e88ede6bab600b', 1),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-accountPlan', '3001', 1, '{"id":3001,"name":"Medlemsavgifter","type":"income","active":true}', '270393c8b456df4d9aa3831e831fb7008ad17306b03126641605187e54093245', 2);
INSERT INTO public.item_history VALUES
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-accountPlan', '6110', 1, '{"id":6110,"name":"Porto","type":"cost","active":true}', '0b86580a96a43826d5dc3ae5981c24775cb0d7d8d460c9f40db26dced0a2a944', 3),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-transactions', 'A-1', 2, '{"series":"A","number":1,"regDate":"2025-06-10","date":"2025-01-02","text":"Avgifter","sign":"Bo Ek","entries":[{"accountId":1930,"amount":2400},{"accountId":3001,"amount":-2400}],"locked":false}', '55e4cd59bf0fc0cdd563a471d52f6a26707e9658b080e5067e478030a53715f6', 1),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-transactions', 'A-2', 2, '{"series":"A","number":2,"regDate":"2025-06-10","date":"2025-05-02","text":"Frimärken","sign":"Bo Ek","entries":[{"accountId":6110,"amount":115},{"accountId":1930,"amount":-115}],"locked":false}', '35a0dfbef509a90d3aafadec5ee04882f36a4da684a5aee3fcc38e94a3e7b1fe', 2),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-transactionDrafts', 'd1', 1, '{"id":"d1","text":"Går","entries":[]}', 'eb7ae94dd2810beb7117f11fae6362aaf856b15e38eb5da836a03762eeef6818', 1),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-transactionDrafts', 'd1', 2, NULL, NULL, 1),
	(2, 'c2-accountSettings', 'f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a', 2, '{"id":"f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a","from":"2025-01-01","to":"2025-12-31","locked":true,"transactionSeries":[{"name":"A","startNo":1,"description":"Löpande bokföring"},{"name":"B","startNo":100,"description":"Kassa"}]}', 'a269e89aedb105016cb413d99bdd58877e1a6887ff7ed5a6c257ff0e1d9fd977', 1);
INSERT INTO public.kysely_migration VALUES
	('0001-start', '2026-11-22T23:26:42.695Z'),
	('0002-request-hash', '2026-11-22T23:26:42.704Z'),
	('0003-sessions-apart', '2026-11-22T23:26:42.706Z'),
	('0004-local-people', '2026-11-22T23:26:42.712Z'),
	('0005-row-hashes', '2026-11-22T23:26:42.767Z');
INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);
INSERT INTO public.member VALUES
	(1, '9a4e82a2d4e60eeea8a007935b5f2260', 'owner', '6c5d61a4664d304b3400503e3fc6cadd04973dee9ed8ed7bd1e03ac2f64bbc73'),
	(2, 'c3672b4ba35dd54792d854785038877d', 'owner', '32b0b87473570c37cd3db94ef3a2ee166782b86a4532eb3ab65973afa47635c7'),
	(1, 'c3672b4ba35dd54792d854785038877d', 'bookkeeper', 'a154b251806c1bae99743aa72fbe2360f698e75b8fe94270442a7e15c50cf5d0'),
	(1, '3364f7d6485e1e06be24e3cd2e874b0c', 'reader', 'e08d02e91d2cff7651f2c8218292b5b65e61b96a3772124c2c0cf15ddea96500'),
	(2, '9a4e82a2d4e60eeea8a007935b5f2260', 'owner', '80a777c72f1b9bf8cb474812dc67aebb3e4752087630c01c4eea799b9c943829');
INSERT INTO public.request VALUES
	(1, '9a4e82a2d4e60eeea8a007935b5f2260', 'request-000003', 1749549628000, '{"changes":[{"key":"c1-accountSettings","etag":"\"1\"","previousEtag":null},{"key":"c1-f24242424242424242424242424242424-accountPlan","etag":"\"1\"","previousEtag":null},{"key":"c1-f24242424242424242424242424242424-accountBalance","etag":"\"1\"","previousEtag":null},{"key":"c1-f24242424242424242424242424242424-sieRecords","etag":"\"1\"","previousEtag":null},{"key":"c1-f24242424242424242424242424242424-transactions","etag":"\"1\"","previousEtag":null}]}', '07f049102f77b5575e164010d68f91b22da44b7aa1a53415adee1fede75e977d', '8aa1fcaeeac5f4b872c2249ed94a8a449baca541f0967d3134f37b01c5894bab'),
	(1, '9a4e82a2d4e60eeea8a007935b5f2260', 'request-000005', 1749549642000, '{"changes":[{"key":"c1-accountSettings","etag":"\"2\"","previousEtag":"\"1\""},{"key":"c1-f25252525252525252525252525252525-accountPlan","etag":"\"1\"","previousEtag":null},{"key":"c1-f25252525252525252525252525252525-accountBalance","etag":"\"1\"","previousEtag":null},{"key":"c1-f25252525252525252525252525252525-transactions","etag":"\"1\"","previousEtag":null}]}', 'a3c9a35b805656a7594644bc4608d6edcfd3672a868e463515b9670f66028e52', 'd17b8240af626efcb0de9cc9df6b3985c6646b1994a74eab445aae2c08a5394a'),
	(1, '9a4e82a2d4e60eeea8a007935b5f2260', 'request-000012', 1749549691000, '{"changes":[{"key":"c1-f25252525252525252525252525252525-transactions","etag":"\"2\"","previousEtag":"\"1\"","appended":[{"series":"A","number":1,"regDate":"2025-06-10","sign":"Anna Björk"}]}]}', '41901862792b67b7a8e3d9b368ad04edac3029bde7e90838bcc352086fb9d0d3', 'eaedd689f8388822d26256db95e3b0ae2f57dc1324b5bf13c603c08ac52e8906'),
	(1, 'c3672b4ba35dd54792d854785038877d', 'request-000013', 1749549698000, '{"changes":[{"key":"c1-f25252525252525252525252525252525-transactions","etag":"\"3\"","previousEtag":"\"2\"","appended":[{"series":"A","number":2,"regDate":"2025-06-10","sign":"Bo Ek"},{"series":"A","number":3,"regDate":"2025-06-10","sign":"Bo Ek"}]}]}', 'ae597d78e4cefebeaf6fd85ce2101fe029541a2848781592aad598d0ced47e2e', '0fa88d1364520dd2741cfa63c34729c419d4f6deb9960b13dd7db6afcedc5471'),
	(1, '9a4e82a2d4e60eeea8a007935b5f2260', 'request-000014', 1749549705000, '{"changes":[{"key":"c1-f25252525252525252525252525252525-transactions","etag":"\"4\"","previousEtag":"\"3\"","appended":[{"series":"A","number":4,"regDate":"2025-06-10","sign":"Anna Björk"}]}]}', 'ec10403f5f249d356a31d1a728ad89691b4bf4ff1a114d81b1e8374bf658273a', '42fef4d64073df956356e2cc07e627a4a1cacab73b09debf089916c94af7a90d'),
	(1, 'c3672b4ba35dd54792d854785038877d', 'request-000015', 1749549712000, '{"changes":[{"key":"c1-f25252525252525252525252525252525-transactions","etag":"\"5\"","previousEtag":"\"4\"","appended":[{"series":"B","number":100,"regDate":"2025-06-10","sign":"Bo Ek"},{"series":"B","number":101,"regDate":"2025-06-10","sign":"Bo Ek"}]}]}', 'b4aba821bdaa54ea475f56fd67bc7fdee7a90dc62f4416bd457ecba02ada2cee', 'b412f6f597ba37e232846906fa855362fb8df04d8fb8e3f7ed3815002a599ff5'),
	(1, 'c3672b4ba35dd54792d854785038877d', 'request-000016', 1749549719000, '{"changes":[{"key":"c1-f25252525252525252525252525252525-transactions","etag":"\"6\"","previousEtag":"\"5\"","appended":[{"series":"A","number":5,"regDate":"2025-06-10","sign":"Bo Ek"}]}]}', '3116b978c64422a6c89411d8ef90b93c646e59b05b0f7d7dbe15200d80984f74', '7622fd317734744000ae0b178a172cfa9e594da31eb4a1e52f77b474930a5e2f'),
	(1, '9a4e82a2d4e60eeea8a007935b5f2260', 'request-000019', 1749549740000, '{"changes":[{"key":"c1-f25252525252525252525252525252525-transactions","etag":"\"7\"","previousEtag":"\"6\""}]}', '07170f6145d8539312a085782bb8664b7c9d62fe41636e3c07bd7d6218c1f643', 'e85324d7b76cadb282e7b267ae7fab7ca96504bb1f38ad4ea1aa2eb2c0c87f71'),
	(1, '9a4e82a2d4e60eeea8a007935b5f2260', 'request-000022', 1749549761000, '{"changes":[{"key":"c1-f25252525252525252525252525252525-transactions","etag":"\"8\"","previousEtag":"\"7\""}]}', '0d63cb4e77c567edc6da7ce39c9d036add0ffe0f4d748a26b299d5ff2f7ffa89', '4135e006b677a6654c34505695a142947de2ee55fbc822238271451fc5321550'),
	(1, '9a4e82a2d4e60eeea8a007935b5f2260', 'request-000023', 1749549768000, '{"changes":[{"key":"c1-f25252525252525252525252525252525-transactions","etag":"\"9\"","previousEtag":"\"8\"","appended":[{"series":"A","number":6,"regDate":"2025-06-10","sign":"Anna Björk"}]}]}', '89172e2f39fb2b73818422d862935db1bcce394b622105c7ed836cd45bf3af9d', '76f7688c117f5bfe3c426c31c0f87032a9831eb28049936b8ed340e518756a21'),
	(1, '9a4e82a2d4e60eeea8a007935b5f2260', 'request-000025', 1749549782000, '{"changes":[{"key":"c1-f25252525252525252525252525252525-transactions","etag":"\"10\"","previousEtag":"\"9\""}]}', '22ad30e33dcc7ab539e1a51176086532c0b0b677653455d02d10d7d4ea52570a', '213308d0f99098629a96046b280ba07c5210c9d056d1d732bdf76fc13f9bd36a'),
	(1, 'c3672b4ba35dd54792d854785038877d', 'request-000026', 1749549789000, '{"changes":[{"key":"c1-f25252525252525252525252525252525-transactions","etag":"\"11\"","previousEtag":"\"10\"","appended":[{"series":"A","number":6,"regDate":"2025-06-10","sign":"Bo Ek"}]}]}', '99be6be9102cc394c3ae80ca0a8e6598cb4a8cbadf03cc1cfbb23a2dee3582e0', 'a22932103d23b93a9f8347964ec5186462de26c48e8a69c829d79380b849bea0'),
	(1, 'c3672b4ba35dd54792d854785038877d', 'request-000028', 1749549803000, '{"changes":[{"key":"c1-f25252525252525252525252525252525-transactions","etag":"\"12\"","previousEtag":"\"11\""}]}', '91133ec9625476584ec9ff5d2a1ebbf29cf55a036b3bd8a48fe140cf9fbccd9b', '6e4100476ff48b840f4b69944bd79fd09c6e64c0e31e95e9c51c6334f8a09628'),
	(1, 'c3672b4ba35dd54792d854785038877d', 'request-000029', 1749549810000, '{"changes":[{"key":"c1-f25252525252525252525252525252525-transactions","etag":"\"13\"","previousEtag":"\"12\"","appended":[{"series":"A","number":6,"regDate":"2025-06-10","sign":"Bo Ek"}]}]}', 'dbc15356af782783b805cab91c4cb5619a5d1a47b722a55ad273983295931446', '91a0bd851688d61ea2d0dea6740363550ae574d84dc854eb09733c24712e8975'),
	(1, '9a4e82a2d4e60eeea8a007935b5f2260', 'request-000030', 1749549817000, '{"changes":[{"key":"c1-f25252525252525252525252525252525-transactionDrafts","etag":"\"1\"","previousEtag":null}]}', '2dea87b2030c4dbb1735c4d15a6305241797fa5ee83e7b9f1fca24a513215f5f', '796334293f9c96563544447aab919697fcc3d8a12c8a56ed470211c1e4db108a'),
	(1, 'c3672b4ba35dd54792d854785038877d', 'request-000032', 1749549831000, '{"changes":[{"key":"c1-f25252525252525252525252525252525-transactionDrafts","etag":"\"2\"","previousEtag":"\"1\""}]}', '1a1dd1e7f871f2149d720d75312d9a964bed3f8ca51c988bcc16365be28ca6c8', '381aaa5a00a342b6f1dba96e3cdce9ed64f8cbec0e88470e333f8bf87609f139'),
	(1, '9a4e82a2d4e60eeea8a007935b5f2260', 'request-000033', 1749549838000, '{"changes":[{"key":"c1-journalTemplates","etag":"\"1\"","previousEtag":null}]}', '5fb435c9112b3a5b9bfe53e5d69ef4ce6fa620487a39bc2b25bd375b9c562906', 'beef0f15efdf692aa897eee6757a98a58ad6d230ae2b31748f8d7e80a5782350'),
	(1, '9a4e82a2d4e60eeea8a007935b5f2260', 'request-000034', 1749549845000, '{"changes":[{"key":"c1-f25252525252525252525252525252525-assetManagement","etag":"\"1\"","previousEtag":null}]}', 'b4e531057e66f744d779824b6b72cac70d0624fc2d37b0ad7874eddcd657d46c', '8fb1b306f5a4aecc3fa5445efe53d6076bd6375a784e37fb72564133e35e7beb'),
	(1, '9a4e82a2d4e60eeea8a007935b5f2260', 'request-000035', 1749549852000, '{"changes":[{"key":"c1-f25252525252525252525252525252525-attachmentData","etag":"\"1\"","previousEtag":null}]}', 'df2e6dd268f99116a755950a70f6930e3c06f9e8d45aeb332e9572df8b04c25b', '0ecddde8b11da41b6829fe44f87b584256f287cbe5188fa155c66fc12d10ef28'),
	(1, '9a4e82a2d4e60eeea8a007935b5f2260', 'request-000037', 1749549866000, '{"changes":[{"key":"c1-f25252525252525252525252525252525-accountPlan","etag":"\"2\"","previousEtag":"\"1\""}]}', '73e998fa6082ebef32789a75b99a4406a293d1d0417881f814dad88b4c0a7e1c', 'fde9231167f8b14607401f6524f34fb8a086ee62dea517505fb28f32c9ba1a49');
INSERT INTO public.request VALUES
	(2, 'c3672b4ba35dd54792d854785038877d', 'request-000038', 1749549873000, '{"changes":[{"key":"c2-accountSettings","etag":"\"1\"","previousEtag":null},{"key":"c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-accountPlan","etag":"\"1\"","previousEtag":null},{"key":"c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-accountBalance","etag":"\"1\"","previousEtag":null},{"key":"c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-transactions","etag":"\"1\"","previousEtag":null}]}', '6e3f60f6aa103202fd065a18744476be91b85ab648a16ab8ff096d1b81e027b5', 'c030e822fdc9b864e5258f64b06a70f7a3c004cd239609264c0a913312a67aad'),
	(2, 'c3672b4ba35dd54792d854785038877d', 'request-000039', 1749549880000, '{"changes":[{"key":"c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-transactions","etag":"\"2\"","previousEtag":"\"1\"","appended":[{"series":"A","number":1,"regDate":"2025-06-10","sign":"Bo Ek"},{"series":"A","number":2,"regDate":"2025-06-10","sign":"Bo Ek"}]}]}', '032b1776e2b3dd3c5c6ab35cc3c26ac2995e45c8959539d70cc894bb8fcc3120', '77888dc81556699191940e56cfd7e60d2e1f4cba5f5bb5261969781e9679efa4'),
	(2, 'c3672b4ba35dd54792d854785038877d', 'request-000040', 1749549887000, '{"changes":[{"key":"c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-transactionDrafts","etag":"\"1\"","previousEtag":null}]}', 'f9a113c49cffd38999ed1faae418d8fbefa724aae5ed0c4a84815bcd4591f228', '5b667faf28daf775e470de93a43f01b207d006c7dac4d94260609e0afe718c44'),
	(2, '9a4e82a2d4e60eeea8a007935b5f2260', 'request-000044', 1749549915000, '{"changes":[{"key":"c2-accountSettings","etag":"\"2\"","previousEtag":"\"1\""}]}', '87f3cb76e34e829dd0c43b8cf3e96b446f61b7f2fe319b6e7ee39efd84dc3ddd', '35b91b3c00a79d1ad4833011ad2d695fd4fb7b07eb4e2d6962a731bbd0ed5927');
INSERT INTO public.revision VALUES
	(1, 'c1-accountSettings', 1, '58c350c1-ff40-437b-afef-28e79025da50', 1749549628000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'import', '{}', '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'c5604a47b003a7145eb72225dde59aedb45b3f88423d8e52777f46741d264d64'),
	(1, 'c1-f24242424242424242424242424242424-accountPlan', 1, '58c350c1-ff40-437b-afef-28e79025da50', 1749549628000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'import', '{"name":"EUBAS97","balanceReportStructure":{"name":"Balansräkning","items":[{"name":"Tillgångar","accounts":["1"]},{"name":"Eget kapital och skulder","accounts":["2"]}]},"resultReportStructure":{"name":"Resultaträkning","items":[{"name":"Intäkter","accounts":["3"]},{"name":"Kostnader","accounts":["4","5","6","7","8"]}]}}', 'b7d2af3df4d11aa3ae6bbff598d6ecc4f78771ea2c952cd80af37f15017476d2', '2abad1485be32110572ca90a3c493a4d32d99e8552c0dd929ccc7c2252af7a92'),
	(1, 'c1-f24242424242424242424242424242424-accountBalance', 1, '58c350c1-ff40-437b-afef-28e79025da50', 1749549628000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'import', '{}', '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', '094f3ecc0addc08dbf9b406b0ff343eb3d7af2fdb4f582c93dd203ae564976c3'),
	(1, 'c1-f24242424242424242424242424242424-sieRecords', 1, '58c350c1-ff40-437b-afef-28e79025da50', 1749549628000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'import', '{"program":"Handskrivet 1.0","records":["#DIM 1 \"Kostnadsställe\"","#OBJEKT 1 \"V\" \"Verkstaden\""]}', 'b0c6bfafcb8db351cd5d9bbb3aebc42bbf1abf699fd8eaaf9d12425324e8ca2a', '6424f13f28029622d30865a5a9f522ccedfc343a7bfb91203c12a64cd0e6e5c5'),
	(1, 'c1-f24242424242424242424242424242424-transactions', 1, '58c350c1-ff40-437b-afef-28e79025da50', 1749549628000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'import', '{}', '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', '5ac9ebbe05cda3554fd6c36665a2e3168700282d8575c129f505b6eef85bc0bd'),
	(1, 'c1-accountSettings', 2, '68fda0b1-0137-4c74-8db9-128055f13b27', 1749549642000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'edit', '{"currentFiscalYearId2":"f25252525252525252525252525252525","vatPeriod":"quarter"}', 'fa9a788208c54eec1986dd312387843fcb3bc483eea73d66cfd81aa0027d7746', '53075a86e8b153fa65bf3052ab064bda88566a584f8c6fcdefb19a50db5463a2'),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', 1, '68fda0b1-0137-4c74-8db9-128055f13b27', 1749549642000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'edit', '{"name":"BAS 2025","balanceReportStructure":{"name":"Balansräkning","items":[{"name":"Tillgångar","accounts":["1"]},{"name":"Eget kapital och skulder","accounts":["2"]}]},"resultReportStructure":{"name":"Resultaträkning","items":[{"name":"Intäkter","accounts":["3"]},{"name":"Kostnader","accounts":["4","5","6","7","8"]}]}}', 'e53b2685c73fd9937c7e4d790387dd63901fdeacbeceb2fdabd07f9197e691d5', 'ca00dbf3c442bf7529b8c1e9c62d74a56dcc78454b88e1116ef4b509ca00b022'),
	(1, 'c1-f25252525252525252525252525252525-accountBalance', 1, '68fda0b1-0137-4c74-8db9-128055f13b27', 1749549642000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'edit', '{}', '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', '6ff22434a762eb8d9240ea58ee655557c2201e8a90eb3663075825fc21450dd6'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 1, '68fda0b1-0137-4c74-8db9-128055f13b27', 1749549642000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'edit', '{}', '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', '732e7f9fcc09f44bc6871d02f7e139fbe782347754a5ff296a9e335d7b720f88'),
	(0, 'u-9a4e82a2d4e60eeea8a007935b5f2260-userSettings', 1, '3009b796-e321-4c8b-80e1-42b6c2030968', 1749549649000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'save', '{"theme":"dark","allowTransactionEdit":true}', '50300338e952bdbd187dfdcb1092b47e27ad1de9183ed241e2311823595281f7', '98418d04ea8d214c310452ae6b487317cf3a67d736b22196e889bc042d241eed'),
	(0, 'u-c3672b4ba35dd54792d854785038877d-userSettings', 1, '869b94a9-b68d-4626-a571-02b569c5396d', 1749549656000, 'c3672b4ba35dd54792d854785038877d', 'Bo Ek', 'save', '{"theme":"dark","allowTransactionEdit":true}', '50300338e952bdbd187dfdcb1092b47e27ad1de9183ed241e2311823595281f7', '847086cdcab9a2ff1236b87c371e3ffc469d370cb4a22f3955998f385f8e30f1'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 2, '4771b8fc-6e86-4490-a55d-f7877bb1342a', 1749549691000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'register', NULL, NULL, '0a1e9291bd9d80b9edd40aa90f5386e35fcb88f39f33d33ddce3eea9543b867f'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 3, '2b97b31a-a326-4743-a5f7-667e33c5fe84', 1749549698000, 'c3672b4ba35dd54792d854785038877d', 'Bo Ek', 'register', NULL, NULL, '889d59178aa6e7c6da29c6646a46c6b57ee65616ecb8a99a9c0a194728fcd8bc'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 4, '58f7b8a2-a873-46e6-b59c-5441330fb702', 1749549705000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'register', NULL, NULL, '773b74a1ceb3e1066462968a8bb0c37b1245ee8eb48916efbd843a047bf005d1'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 5, '940322c9-0d36-4963-9008-fe08648ef02a', 1749549712000, 'c3672b4ba35dd54792d854785038877d', 'Bo Ek', 'register', NULL, NULL, '150ba3ecafc9f870a0531792814dd9ff6ee2ca0db8525d81e59abf2a632d0d6d'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 6, '5e174ad1-2b1e-4f95-95b8-9317dbe8ae9c', 1749549719000, 'c3672b4ba35dd54792d854785038877d', 'Bo Ek', 'correct', NULL, NULL, '07846d077b38ffe12ad7e6c4db3277c091d3410b74ccf63d257d97c7c6151071'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 7, '2eb64a09-4619-4f95-bddb-2fc06384397d', 1749549740000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'annotate', NULL, NULL, '281cce2bac43edbc1d67b50cb0dc9974e37eb1d7b4e193fcd4092bde65fc4e89'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 8, '9db8a558-8d6d-4d5a-a717-f4500cebc618', 1749549761000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'annotate', NULL, NULL, 'c533986b8e3d06433e146289ec65edea0a8cce264f51b434976364b1f5daa451'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 9, 'a92f916e-ffc3-464e-905c-fface16d0ac0', 1749549768000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'register', NULL, NULL, '4a848ba10224adf1ffb13c800334932d1b6d19ce05f02170fc681d6ee12fb529'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 10, 'ebe05db5-0c84-461f-8ad3-564c5756a093', 1749549782000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'delete', NULL, NULL, '06b4e7b3cee15ec5afb1803dc8f07a1b9bac0daef3c2486bc2cb10560c8ee4bb');
INSERT INTO public.revision VALUES
	(1, 'c1-f25252525252525252525252525252525-transactions', 11, '21b13539-aad0-43e9-883e-68a869331e3f', 1749549789000, 'c3672b4ba35dd54792d854785038877d', 'Bo Ek', 'register', NULL, NULL, 'ea8fb853a980486c4ed7edd7465679f5aef7ca928b2e4983a9d7f3239d88db53'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 12, '9cb0d716-e375-496a-9a64-87eeb9b1477c', 1749549803000, 'c3672b4ba35dd54792d854785038877d', 'Bo Ek', 'undo', NULL, NULL, '17c030860e0366c7b8357426bcc6a54fb5d74c69fae6b361ca0fd0e88084e9c3'),
	(1, 'c1-f25252525252525252525252525252525-transactions', 13, 'ea197023-c647-470e-9ea3-02cb23ac9dc4', 1749549810000, 'c3672b4ba35dd54792d854785038877d', 'Bo Ek', 'register', NULL, NULL, '50b5ac441479384e1a3be2a15b1f89e12aec8f062ea4a90ba03619a8528e6329'),
	(1, 'c1-f25252525252525252525252525252525-transactionDrafts', 1, 'e0d282d7-2565-427a-83f6-00015eca42b1', 1749549817000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'edit', '{}', '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'ee93908c3b1ef95e49c0ea8f4218e0c3fdca50a2162cbaf2f00a917c65402291'),
	(1, 'c1-f25252525252525252525252525252525-transactionDrafts', 2, '2db552d6-7ffd-489c-ac57-63697f56e8ca', 1749549831000, 'c3672b4ba35dd54792d854785038877d', 'Bo Ek', 'edit', NULL, NULL, '14cc28702d912e3effbd1bf390a7cd30af9cfe9f1013de1a1159c661eb771df0'),
	(1, 'c1-journalTemplates', 1, '85cd629b-f3f6-477e-b845-cdb5bfee019f', 1749549838000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'edit', '{}', '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', '1779eb00daab9e6bc39adda22496e596861475c7b20ea3757ba2816dcfff4e6c'),
	(1, 'c1-f25252525252525252525252525252525-assetManagement', 1, 'b4d00dfb-83a6-40c4-a7e5-f7e4f01e8995', 1749549845000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'edit', '{}', '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', '5489d072b809e9c4650072747fa777bdca08bfea152b3a6b3922f06cf0d9fcfa'),
	(1, 'c1-f25252525252525252525252525252525-attachmentData', 1, '2a20b585-2478-4bc3-9159-5eb2da726024', 1749549852000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'edit', '{}', '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', '059822b55fab96297e1b48313c352039ceaf80820cc105b86404a0ac6619f632'),
	(1, 'c1-f25252525252525252525252525252525-accountPlan', 2, '4b98d93b-93d8-46f7-8b61-d432a5ef683e', 1749549866000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'edit', NULL, NULL, '81e5c7a29cb8726e8af6033744744d71e84db46649f3b50a7cf6bc95c85d1db6'),
	(2, 'c2-accountSettings', 1, 'd31ad44b-e9f8-42c4-a239-dc2e659c303e', 1749549873000, 'c3672b4ba35dd54792d854785038877d', 'Bo Ek', 'edit', '{"currentFiscalYearId2":"f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a"}', '19408e13941331c5e206c368d504ea03588db3823548c7822d997a858debd342', '1319dac77a3d882f711bc9830c3a5c289d296b68bb88bfb047119d9f276ad225'),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-accountPlan', 1, 'd31ad44b-e9f8-42c4-a239-dc2e659c303e', 1749549873000, 'c3672b4ba35dd54792d854785038877d', 'Bo Ek', 'edit', '{"name":"Förening"}', '26a8d8587f9afd37f4990db403a7768742b996b24bfebba8510812218bee77dc', 'c6d7280c6cb8fcc8916eea10818be1e8e2f682f21941734f6a729b8ade34361a'),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-accountBalance', 1, 'd31ad44b-e9f8-42c4-a239-dc2e659c303e', 1749549873000, 'c3672b4ba35dd54792d854785038877d', 'Bo Ek', 'edit', '{}', '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', '9aa1dea8d7d8d0d19992e7a66e8a6b7338cca61b9e45f8b2b57e521704344c1b'),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-transactions', 1, 'd31ad44b-e9f8-42c4-a239-dc2e659c303e', 1749549873000, 'c3672b4ba35dd54792d854785038877d', 'Bo Ek', 'edit', '{}', '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', '3d1c99a99f2fc460afd358927ec29ac8b463b03b9a9c83bee71a3fb804088372'),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-transactions', 2, 'e1472678-4e08-4c14-a150-990cff293292', 1749549880000, 'c3672b4ba35dd54792d854785038877d', 'Bo Ek', 'register', NULL, NULL, 'c5ed481aa7544beac5bd61edbe9e8dc9b22d7f8e07253cd2cec3b2010a512be7'),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-transactionDrafts', 1, '7b1da468-cc86-4074-846a-7cd053900c50', 1749549887000, 'c3672b4ba35dd54792d854785038877d', 'Bo Ek', 'edit', '{}', '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', '0e1dda9daf0658a34fa8078dfee987f797f66f08f74baa4b3a299ae47534787c'),
	(2, 'c2-f5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a-transactionDrafts', 2, '28714cb3-97fc-4a0e-8e32-b6467d43a2b8', 1749549901000, 'c3672b4ba35dd54792d854785038877d', 'Bo Ek', 'delete', NULL, '', 'a6cd5a6b53c194c75192ad9fab0805341ecda8dc27ab2a8e011fe29281f58b5a'),
	(2, 'c2-accountSettings', 2, '065a685e-46eb-4080-a374-ba70491fd606', 1749549915000, '9a4e82a2d4e60eeea8a007935b5f2260', 'Anna Björk', 'edit', NULL, NULL, '2d9e98dd7285786223d9c7554917c22a10fc63c0b5ebe57f2f9fc9e56722c96b');
INSERT INTO public.session VALUES
	('7n35Jnxh248rBVIW0yQUo0Lst3lTYAq2', '3364f7d6485e1e06be24e3cd2e874b0c', 1749549600000, 1749549600000, NULL),
	('I9-ckoIk1Q8cvkPKws1mUgHhFleNGI4L', '9a4e82a2d4e60eeea8a007935b5f2260', 1749549600000, 1749550069000, NULL),
	('4d0L0QXJTn1DTG_386ZyslPWI4aavgzd', 'c3672b4ba35dd54792d854785038877d', 1749549600000, 1749550069000, NULL);
INSERT INTO public.user_account VALUES
	('9a4e82a2d4e60eeea8a007935b5f2260', 'local', 'anna', 'Anna Björk', 'anna@example.se', '', 0, 1749549600000, 'a4cadec0bfcc66b4780f00d125b4299c7fb656dfd7f05e29236cdcec51c0ca26'),
	('c3672b4ba35dd54792d854785038877d', 'local', 'bo', 'Bo Ek', 'bo@example.se', '', 0, 1749549600000, '02926129e2589f3bb3ac2a071ffa58a1eade5eb6ed8a16cc7ffcaf39c7b88b87'),
	('3364f7d6485e1e06be24e3cd2e874b0c', 'local', 'cia', 'Cia Öst', 'cia@example.se', '', 0, 1749549600000, 'b6dae5a0a4387ed0ef9b01ef8905d62cae75d6f47a4034106de575855b02d390');
SELECT pg_catalog.setval('public.company_id_seq', 2, true);
ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_pkey PRIMARY KEY (company_id, key);
ALTER TABLE ONLY public.file
    ADD CONSTRAINT file_pkey PRIMARY KEY (company_id, id);
ALTER TABLE ONLY public.item_history
    ADD CONSTRAINT item_history_pkey PRIMARY KEY (company_id, key, id, revision);
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_pkey PRIMARY KEY (company_id, key, id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.loose_blob
    ADD CONSTRAINT loose_blob_pkey PRIMARY KEY (sha256);
ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_pkey PRIMARY KEY (company_id, user_id);
ALTER TABLE ONLY public.request
    ADD CONSTRAINT request_pkey PRIMARY KEY (company_id, user_id, request_id);
ALTER TABLE ONLY public.revision
    ADD CONSTRAINT revision_pkey PRIMARY KEY (company_id, key, revision);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.user_account
    ADD CONSTRAINT user_account_issuer_subject_key UNIQUE (issuer, subject);
ALTER TABLE ONLY public.user_account
    ADD CONSTRAINT user_account_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX document_by_file_id ON public.document USING btree (company_id, file_id);
CREATE INDEX document_by_name ON public.document USING btree (company_id, name);
CREATE INDEX file_by_name ON public.file USING btree (company_id, name);
CREATE INDEX file_by_sha256 ON public.file USING btree (sha256);
CREATE INDEX item_by_number ON public.item USING btree (company_id, key, series, number) WHERE (number IS NOT NULL);
CREATE UNIQUE INDEX item_by_position ON public.item USING btree (company_id, key, "position");
CREATE INDEX item_by_revision ON public.item USING btree (company_id, key, revision);
CREATE INDEX item_history_by_revision ON public.item_history USING btree (company_id, key, revision, id);
CREATE INDEX member_by_user ON public.member USING btree (user_id);
CREATE INDEX revision_by_commit ON public.revision USING btree (company_id, commit_id);
