CREATE SCHEMA ballots;
CREATE TABLE ballots.chains (
    chain text NOT NULL,
    poll text NOT NULL,
    number bigint NOT NULL,
    hash text NOT NULL
);
CREATE TABLE ballots.format (
    version integer NOT NULL
);
CREATE TABLE ballots.log (
    chain text NOT NULL,
    number bigint NOT NULL,
    receipt text NOT NULL,
    record text NOT NULL,
    at bigint NOT NULL,
    hash text NOT NULL
);
CREATE TABLE ballots.proofs (
    proof text NOT NULL
);
CREATE TABLE ballots.receipts (
    poll text NOT NULL,
    receipt text NOT NULL
);
CREATE TABLE ballots.refusals (
    poll text NOT NULL,
    reason text NOT NULL,
    votes bigint NOT NULL
);
CREATE TABLE ballots.tallies (
    chain text NOT NULL,
    option text NOT NULL,
    votes bigint NOT NULL
);
CREATE TABLE ballots.turnout (
    chain text NOT NULL,
    minute bigint NOT NULL,
    ballots bigint NOT NULL
);
CREATE TABLE ballots.voters (
    poll text NOT NULL,
    voter text NOT NULL
);
INSERT INTO ballots.chains VALUES ('176472ef02731311', '7', 3, '069bba6ba7764f31d74ac3978eb49a8802c9a2d8be49811110261346b180b27c');
INSERT INTO ballots.chains VALUES ('6920f62aa5a8a40c', '8', 3, 'b8355dd7431773265861d2ed7ab2cef71c80a8e7484b77847ba86553d8ef301a');
INSERT INTO ballots.chains VALUES ('82e8717fa8887169', '7', 3, 'b277ffed18ea9ad5505bc083d9a63b482637db2acc2263cbfe5a05ebbb58d8f1');
INSERT INTO ballots.chains VALUES ('37ce17c60974a517', '8', 3, '6d6093c2af88ad1a038717ce13656e0b5dd655b8a651f4183c128950c8c860ea');
INSERT INTO ballots.format VALUES (1);
INSERT INTO ballots.log VALUES ('176472ef02731311', 1, 'c645efa97fb29675314e12292cccb1c7', 'wide', 1000000, '43e4cf7f69ca0f40e9c10f8bdbf40289377bffe34527483cca6bb01a3c832b0c');
INSERT INTO ballots.log VALUES ('176472ef02731311', 2, '2f2defdfee8ccfb3c569d6d143b4fc1c', 'tall', 1000000, '0c437280c256be4e8fb07ddb0552b07ab38a81d6b33c269097f5630c6a7fbe29');
INSERT INTO ballots.log VALUES ('176472ef02731311', 3, '01cdb28464572f16132f39a143f0e357', 'tall>wide>narrow', 1000000, '069bba6ba7764f31d74ac3978eb49a8802c9a2d8be49811110261346b180b27c');
INSERT INTO ballots.log VALUES ('6920f62aa5a8a40c', 1, 'c10139641b982f326dd22524fbdbd9d6', 'wide', 1000000, 'd9833b0bd021d7da7bf541686c8eeb26db76f3e79c993321950343f5bba403db');
INSERT INTO ballots.log VALUES ('6920f62aa5a8a40c', 2, 'dd9f3ae23625e1a65b0c6a036c105c4d', 'tall', 1000000, '46368d397c5424faef08055ae187df74d2635a618f0f9b440c1653db29780ed4');
INSERT INTO ballots.log VALUES ('6920f62aa5a8a40c', 3, 'a7e4afdaf3f533fcf283a9fa8da1c5ba', 'tall>wide>narrow', 1000000, 'b8355dd7431773265861d2ed7ab2cef71c80a8e7484b77847ba86553d8ef301a');
INSERT INTO ballots.log VALUES ('82e8717fa8887169', 1, '431b4b0fa122bacad248bb43c3aa7c08', 'wide', 1060000, 'ebb9d85b84e55aec0d43a6d736138c17a7e456d7e04ffe6b83677801702de42b');
INSERT INTO ballots.log VALUES ('82e8717fa8887169', 2, 'dfaf7cb01bba77ba9f3779457d3dc6da', 'tall', 1060000, 'f5f1e42b3a1d75af1d040a72d1c23e9ae2293e1214a72dd1cfc95477cc791f45');
INSERT INTO ballots.log VALUES ('82e8717fa8887169', 3, '171c7088c8432b9ae19ecc8c27a42c6d', 'tall>wide>narrow', 1060000, 'b277ffed18ea9ad5505bc083d9a63b482637db2acc2263cbfe5a05ebbb58d8f1');
INSERT INTO ballots.log VALUES ('37ce17c60974a517', 1, '3a2adb0cdc2decb565ec211784ffe18f', 'wide', 1060000, 'b3991f87e7a19b609a2ec0865586da5c0d2df11e0f1e5a15191aeac8da317d02');
INSERT INTO ballots.log VALUES ('37ce17c60974a517', 2, '9ea136504edc3c347ee055e82b544180', 'tall', 1060000, '65f8b9833101f65f0783ec5622474da81ae8e351211654478e96593c495886eb');
INSERT INTO ballots.log VALUES ('37ce17c60974a517', 3, '64ff9fe92267963e4a050152a6bf2a73', 'tall>wide>narrow', 1060000, '6d6093c2af88ad1a038717ce13656e0b5dd655b8a651f4183c128950c8c860ea');
INSERT INTO ballots.proofs VALUES ('79a96e91ecd7b86c29d94c24768029b0');
INSERT INTO ballots.proofs VALUES ('c6c6f1be2dffac4272ba11a1cfb33255');
INSERT INTO ballots.proofs VALUES ('ce0364f355eae812af0a0981c1ea71fc');
INSERT INTO ballots.proofs VALUES ('aa0347f2c70a002df2cb375b6f255c97');
INSERT INTO ballots.proofs VALUES ('9f4b5c6a176198790202e697224d4935');
INSERT INTO ballots.proofs VALUES ('146a1526b67333ab99cc46b3022e7987');
INSERT INTO ballots.proofs VALUES ('ac6da4473617ae395c576dd1072ba0ba');
INSERT INTO ballots.proofs VALUES ('aa169acb82391633f786a10ba9417c8d');
INSERT INTO ballots.proofs VALUES ('290648032f68a5577e85f5edddd0db6b');
INSERT INTO ballots.proofs VALUES ('2fc33d151c1f0e03ea5834674ae6cbff');
INSERT INTO ballots.proofs VALUES ('283b22eb2b5e4af682a06a01a74f45bb');
INSERT INTO ballots.proofs VALUES ('a3789c7ab4e09887f17db19ba90bce24');
INSERT INTO ballots.receipts VALUES ('7', 'c645efa97fb29675314e12292cccb1c7');
INSERT INTO ballots.receipts VALUES ('7', '2f2defdfee8ccfb3c569d6d143b4fc1c');
INSERT INTO ballots.receipts VALUES ('7', '01cdb28464572f16132f39a143f0e357');
INSERT INTO ballots.receipts VALUES ('8', 'c10139641b982f326dd22524fbdbd9d6');
INSERT INTO ballots.receipts VALUES ('8', 'dd9f3ae23625e1a65b0c6a036c105c4d');
INSERT INTO ballots.receipts VALUES ('8', 'a7e4afdaf3f533fcf283a9fa8da1c5ba');
INSERT INTO ballots.receipts VALUES ('7', '431b4b0fa122bacad248bb43c3aa7c08');
INSERT INTO ballots.receipts VALUES ('7', 'dfaf7cb01bba77ba9f3779457d3dc6da');
INSERT INTO ballots.receipts VALUES ('7', '171c7088c8432b9ae19ecc8c27a42c6d');
INSERT INTO ballots.receipts VALUES ('8', '3a2adb0cdc2decb565ec211784ffe18f');
INSERT INTO ballots.receipts VALUES ('8', '9ea136504edc3c347ee055e82b544180');
INSERT INTO ballots.receipts VALUES ('8', '64ff9fe92267963e4a050152a6bf2a73');
INSERT INTO ballots.refusals VALUES ('7', 'code', 2);
INSERT INTO ballots.refusals VALUES ('9', 'not-open', 2);
INSERT INTO ballots.tallies VALUES ('176472ef02731311', 'tall', 4);
INSERT INTO ballots.tallies VALUES ('176472ef02731311', 'wide', 3);
INSERT INTO ballots.tallies VALUES ('176472ef02731311', 'narrow', 1);
INSERT INTO ballots.tallies VALUES ('6920f62aa5a8a40c', 'tall', 4);
INSERT INTO ballots.tallies VALUES ('6920f62aa5a8a40c', 'wide', 3);
INSERT INTO ballots.tallies VALUES ('6920f62aa5a8a40c', 'narrow', 1);
INSERT INTO ballots.tallies VALUES ('82e8717fa8887169', 'tall', 4);
INSERT INTO ballots.tallies VALUES ('82e8717fa8887169', 'wide', 3);
INSERT INTO ballots.tallies VALUES ('82e8717fa8887169', 'narrow', 1);
INSERT INTO ballots.tallies VALUES ('37ce17c60974a517', 'tall', 4);
INSERT INTO ballots.tallies VALUES ('37ce17c60974a517', 'wide', 3);
INSERT INTO ballots.tallies VALUES ('37ce17c60974a517', 'narrow', 1);
INSERT INTO ballots.turnout VALUES ('176472ef02731311', 960000, 3);
INSERT INTO ballots.turnout VALUES ('6920f62aa5a8a40c', 960000, 3);
INSERT INTO ballots.turnout VALUES ('82e8717fa8887169', 1020000, 3);
INSERT INTO ballots.turnout VALUES ('37ce17c60974a517', 1020000, 3);
INSERT INTO ballots.voters VALUES ('7', '7549ede1869cb2c92554cb828f484517');
INSERT INTO ballots.voters VALUES ('7', '092c6c4d5b283a819d9e1e3b9f399195');
INSERT INTO ballots.voters VALUES ('7', '2e25fd110266120bfdbdfa3b4a134384');
INSERT INTO ballots.voters VALUES ('8', '87157c207b21a5c3397390ed3e5c2a72');
INSERT INTO ballots.voters VALUES ('8', 'ed5de51e1b47223b1d45a8cf4a8a9df6');
INSERT INTO ballots.voters VALUES ('8', '3857e66053236adfcd587712b44430b3');
INSERT INTO ballots.voters VALUES ('7', '6a28940030f194a19dd800f7e2e4b332');
INSERT INTO ballots.voters VALUES ('7', '2beb5eebe4276afa83eea3138c4b59f7');
INSERT INTO ballots.voters VALUES ('7', 'f6f515b9d8d8c7cca13c649c0123b61d');
INSERT INTO ballots.voters VALUES ('8', 'f7a541591c721da23ec18a1ff2c944b4');
INSERT INTO ballots.voters VALUES ('8', 'a6666803f29ef9c55bb8bfa5b063497f');
INSERT INTO ballots.voters VALUES ('8', '93fc4b42c3ef258ac84d9c53943cd033');
ALTER TABLE ONLY ballots.chains
    ADD CONSTRAINT chains_pkey PRIMARY KEY (chain);
ALTER TABLE ONLY ballots.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (chain, number);
ALTER TABLE ONLY ballots.proofs
    ADD CONSTRAINT proofs_pkey PRIMARY KEY (proof);
ALTER TABLE ONLY ballots.receipts
    ADD CONSTRAINT receipts_pkey PRIMARY KEY (poll, receipt);
ALTER TABLE ONLY ballots.refusals
    ADD CONSTRAINT refusals_pkey PRIMARY KEY (poll, reason);
ALTER TABLE ONLY ballots.tallies
    ADD CONSTRAINT tallies_pkey PRIMARY KEY (chain, option);
ALTER TABLE ONLY ballots.turnout
    ADD CONSTRAINT turnout_pkey PRIMARY KEY (chain, minute);
ALTER TABLE ONLY ballots.voters
    ADD CONSTRAINT voters_pkey PRIMARY KEY (poll, voter);
CREATE INDEX chains_poll_idx ON ballots.chains USING btree (poll);
CREATE INDEX log_receipt_idx ON ballots.log USING btree (receipt);
