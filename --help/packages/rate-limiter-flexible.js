var __create=Object.create;var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty;var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.
exports}catch(e){throw mod=0,e}};var __copyProps=(to,from,except,desc)=>{if(from&&typeof from=="object"||typeof from=="function")for(let key of __getOwnPropNames(
from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=__getOwnPropDesc(from,
key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.
__esModule?__defProp(target,"default",{value:mod,enumerable:!0}):target,mod));var require_BlockedKeys=__commonJS({"node_modules/rate-limiter-flexible/lib/component/BlockedKeys/BlockedKeys.js"(exports2,module2){
module2.exports=class{constructor(){this._keys=new Map}collectExpired(){let now=Date.now();for(let[key,expire]of this._keys)
expire<=now&&this._keys.delete(key)}add(key,sec){this.addMs(key,sec*1e3)}addMs(key,ms){this._keys.set(key,Date.now()+ms),
this._keys.size>999&&this.collectExpired()}msBeforeExpire(key){let expire=this._keys.get(key),now=Date.now();return expire&&
expire>=now?expire-now:0}delete(key){key?this._keys.delete(key):this._keys.clear()}}}});var require_BlockedKeys2=__commonJS({"node_modules/rate-limiter-flexible/lib/component/BlockedKeys/index.js"(exports2,module2){
var BlockedKeys=require_BlockedKeys();module2.exports=BlockedKeys}});var require_RateLimiterRes=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterRes.js"(exports2,module2){module2.
exports=class{constructor(remainingPoints,msBeforeNext,consumedPoints,isFirstInDuration){this.remainingPoints=typeof remainingPoints>
"u"?0:remainingPoints,this.msBeforeNext=typeof msBeforeNext>"u"?0:msBeforeNext,this.consumedPoints=typeof consumedPoints>
"u"?0:consumedPoints,this.isFirstInDuration=typeof isFirstInDuration>"u"?!1:isFirstInDuration}get msBeforeNext(){return this.
_msBeforeNext}set msBeforeNext(ms){return this._msBeforeNext=ms,this}get remainingPoints(){return this._remainingPoints}set remainingPoints(p){
return this._remainingPoints=p,this}get consumedPoints(){return this._consumedPoints}set consumedPoints(p){return this._consumedPoints=
p,this}get isFirstInDuration(){return this._isFirstInDuration}set isFirstInDuration(value){this._isFirstInDuration=!!value}_getDecoratedProperties(){
return{remainingPoints:this.remainingPoints,msBeforeNext:this.msBeforeNext,consumedPoints:this.consumedPoints,isFirstInDuration:this.
isFirstInDuration}}[Symbol.for("nodejs.util.inspect.custom")](){return this._getDecoratedProperties()}toString(){return JSON.
stringify(this._getDecoratedProperties())}toJSON(){return this._getDecoratedProperties()}}}});var require_RateLimiterAbstract=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterAbstract.js"(exports2,module2){
module2.exports=class{constructor(opts={}){this.points=opts.points,this.duration=opts.duration,this.blockDuration=opts.blockDuration,
this.execEvenly=opts.execEvenly,this.execEvenlyMinDelayMs=opts.execEvenlyMinDelayMs,this.keyPrefix=opts.keyPrefix}get points(){
return this._points}set points(value){if(Number.isFinite(value))this._points=value;else throw new Error("points must be \
set and must be a finite number")}get duration(){return this._duration}set duration(value){if(typeof value=="number"&&Number.
isFinite(value)&&value>=0)this._duration=value;else throw new Error("duration must be set and must be a finite, non-nega\
tive number")}get msDuration(){return this.duration*1e3}get blockDuration(){return this._blockDuration}set blockDuration(value){
this._blockDuration=typeof value>"u"?0:value}get msBlockDuration(){return this.blockDuration*1e3}get execEvenly(){return this.
_execEvenly}set execEvenly(value){this._execEvenly=typeof value>"u"?!1:!!value}get execEvenlyMinDelayMs(){return this._execEvenlyMinDelayMs===
void 0?this._getExecEvenlyMinDelayMsDefault():this._execEvenlyMinDelayMs}set execEvenlyMinDelayMs(value){this._execEvenlyMinDelayMs=
value}_getExecEvenlyMinDelayMsDefault(){return this.points>0?Math.ceil(this.msDuration/this.points):0}get keyPrefix(){return this.
_keyPrefix}set keyPrefix(value){if(typeof value>"u"&&(value="rlflx"),typeof value!="string")throw new Error("keyPrefix m\
ust be string");this._keyPrefix=value}_getKeySecDuration(options={}){return options&&options.customDuration>=0?options.customDuration:
this.duration}getKey(key){return this.keyPrefix.length>0?`${this.keyPrefix}:${key}`:key}parseKey(rlKey){return this.keyPrefix.
length>0?rlKey.substring(this.keyPrefix.length+1):rlKey}consume(){throw new Error("You have to implement the method 'con\
sume'!")}penalty(){throw new Error("You have to implement the method 'penalty'!")}reward(){throw new Error("You have to \
implement the method 'reward'!")}get(){throw new Error("You have to implement the method 'get'!")}set(){throw new Error(
"You have to implement the method 'set'!")}block(){throw new Error("You have to implement the method 'block'!")}delete(){
throw new Error("You have to implement the method 'delete'!")}}}});var require_RateLimiterCompatibleAbstract=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterCompatibleAbstr\
act.js"(exports2,module2){module2.exports=class{get keyPrefix(){throw new Error("You have to implement the getter 'keyPr\
efix'!")}get blockDuration(){throw new Error("You have to implement the getter 'blockDuration'!")}set blockDuration(value){
throw new Error("You have to implement the setter 'blockDuration'!")}get execEvenly(){throw new Error("You have to imple\
ment the getter 'execEvenly'!")}set execEvenly(value){throw new Error("You have to implement the setter 'execEvenly'!")}consume(){
throw new Error("You have to implement the method 'consume'!")}penalty(){throw new Error("You have to implement the meth\
od 'penalty'!")}reward(){throw new Error("You have to implement the method 'reward'!")}get(){throw new Error("You have t\
o implement the method 'get'!")}set(){throw new Error("You have to implement the method 'set'!")}block(){throw new Error(
"You have to implement the method 'block'!")}delete(){throw new Error("You have to implement the method 'delete'!")}}}});var require_isRateLimiterCompatible=__commonJS({"node_modules/rate-limiter-flexible/lib/helper/isRateLimiterCompatible.j\
s"(exports2,module2){var RateLimiterAbstract=require_RateLimiterAbstract(),RateLimiterCompatibleAbstract2=require_RateLimiterCompatibleAbstract();
module2.exports=function(obj){return obj instanceof RateLimiterAbstract||obj instanceof RateLimiterCompatibleAbstract2}}});var require_RateLimiterInsuredAbstract=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterInsuredAbstract.js"(exports2,module2){
var RateLimiterAbstract=require_RateLimiterAbstract(),RateLimiterRes2=require_RateLimiterRes(),isRateLimiterCompatible=require_isRateLimiterCompatible();
module2.exports=class extends RateLimiterAbstract{constructor(opts={}){super(opts),this.insuranceLimiter=opts.insuranceLimiter}get insuranceLimiter(){
return this._insuranceLimiter}set insuranceLimiter(value){if(typeof value<"u"&&!isRateLimiterCompatible(value))throw new Error(
"insuranceLimiter must be instance of RateLimiterAbstract or RateLimiterCompatibleAbstract");this._insuranceLimiter=value,
this._insuranceLimiter&&(this._insuranceLimiter.blockDuration=this.blockDuration,this._insuranceLimiter.execEvenly=this.
execEvenly)}_handleError(err,funcName,resolve,reject,params){err instanceof RateLimiterRes2?reject(err):isRateLimiterCompatible(
this.insuranceLimiter)?this.insuranceLimiter[funcName](...params).then(res=>{resolve(res)}).catch(res=>{reject(res)}):reject(
err)}_operation(funcName,params){let promise=this[funcName](...params);return new Promise((resolve,reject)=>promise.then(
res=>{resolve(res)}).catch(err=>{funcName.startsWith("_")&&(funcName=funcName.slice(1)),this._handleError(err,funcName,resolve,
reject,params)}))}consume(key,pointsToConsume=1,options={}){return this._operation("_consume",[key,pointsToConsume,options])}penalty(key,points=1,options={}){
return this._operation("_penalty",[key,points,options])}reward(key,points=1,options={}){return this._operation("_reward",
[key,points,options])}get(key,options={}){return this._operation("_get",[key,options])}set(key,points,secDuration,options={}){
return this._operation("_set",[key,points,secDuration,options])}block(key,secDuration,options={}){return this._operation(
"_block",[key,secDuration,options])}delete(key,options={}){return this._operation("_delete",[key,options])}_consume(){throw new Error(
"You have to implement the method '_consume'!")}_penalty(){throw new Error("You have to implement the method '_penalty'!")}_reward(){
throw new Error("You have to implement the method '_reward'!")}_get(){throw new Error("You have to implement the method \
'_get'!")}_set(){throw new Error("You have to implement the method '_set'!")}_block(){throw new Error("You have to imple\
ment the method '_block'!")}_delete(){throw new Error("You have to implement the method '_delete'!")}}}});var require_RateLimiterStoreAbstract=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterStoreAbstract.js"(exports2,module2){
var BlockedKeys=require_BlockedKeys2(),RateLimiterRes2=require_RateLimiterRes(),RateLimiterInsuredAbstract=require_RateLimiterInsuredAbstract();
module2.exports=class extends RateLimiterInsuredAbstract{constructor(opts={}){super(opts),this.blockOnConsumed=opts.blockOnConsumed,
this.inMemoryBlockOnConsumed=opts.inMemoryBlockOnConsumed,this.inMemoryBlockDuration=opts.inMemoryBlockDuration,this._inMemoryBlockedKeys=
new BlockedKeys}get client(){return this._client}set client(value){if(typeof value>"u")throw new Error("storeClient is n\
ot set");this._client=value}_afterConsume(resolve,reject,rlKey,changedPoints,storeResult,options={}){let res=this._getRateLimiterRes(
rlKey,changedPoints,storeResult);if(this.inMemoryBlockOnConsumed>0&&!(this.inMemoryBlockDuration>0)&&res.consumedPoints>=
this.inMemoryBlockOnConsumed)return this._inMemoryBlockedKeys.addMs(rlKey,res.msBeforeNext),res.consumedPoints>this.points?
reject(res):resolve(res);if(res.consumedPoints>this.points){let blockPromise=Promise.resolve();this.blockDuration>0&&this.
_crossedBlockThreshold(res.consumedPoints,changedPoints)&&(res.msBeforeNext=this.msBlockDuration,blockPromise=this._block(
rlKey,res.consumedPoints,this.msBlockDuration,options)),this.inMemoryBlockOnConsumed>0&&res.consumedPoints>=this.inMemoryBlockOnConsumed&&
(this._inMemoryBlockedKeys.add(rlKey,this.inMemoryBlockDuration),res.msBeforeNext=this.msInMemoryBlockDuration),blockPromise.
then(()=>{reject(res)}).catch(err=>{reject(err)})}else if(this.execEvenly&&this.points>0&&res.msBeforeNext>0&&!res.isFirstInDuration){
let delay=Math.ceil(res.msBeforeNext/(res.remainingPoints+2));delay<this.execEvenlyMinDelayMs&&(delay=res.consumedPoints*
this.execEvenlyMinDelayMs),res.msBeforeNext=Math.max(res.msBeforeNext-delay,0),setTimeout(resolve,delay,res)}else resolve(
res)}_isBlockOnConsumedEnabled(){return this.blockOnConsumed>0&&this.blockOnConsumed>this.points}_crossedBlockThreshold(consumedPoints,changedPoints){
return this._isBlockOnConsumedEnabled()?consumedPoints>=this.blockOnConsumed&&consumedPoints-changedPoints<this.blockOnConsumed:
consumedPoints>this.points&&consumedPoints<=this.points+changedPoints}getInMemoryBlockMsBeforeExpire(rlKey){return this.
inMemoryBlockOnConsumed>0?this._inMemoryBlockedKeys.msBeforeExpire(rlKey):0}get blockOnConsumed(){return this._blockOnConsumed}set blockOnConsumed(value){
if(this._blockOnConsumed=value?parseInt(value):0,this._blockOnConsumed>0&&this.points>this._blockOnConsumed)throw new Error(
'blockOnConsumed option must be greater or equal "points" option')}get inMemoryBlockOnConsumed(){return this._inMemoryBlockOnConsumed}set inMemoryBlockOnConsumed(value){
if(this._inMemoryBlockOnConsumed=value?parseInt(value):0,this.inMemoryBlockOnConsumed>0&&this.points>this.inMemoryBlockOnConsumed)
throw new Error('inMemoryBlockOnConsumed option must be greater or equal "points" option')}get inMemoryBlockDuration(){return this.
_inMemoryBlockDuration}set inMemoryBlockDuration(value){if(this._inMemoryBlockDuration=value?parseInt(value):0,this.inMemoryBlockDuration>
0&&this.inMemoryBlockOnConsumed===0)throw new Error("inMemoryBlockOnConsumed option must be set up")}get msInMemoryBlockDuration(){
return this._inMemoryBlockDuration*1e3}_getBlockedPoints(){return this._isBlockOnConsumedEnabled()?this.blockOnConsumed:
this.points+1}block(key,secDuration,options={}){let msDuration=secDuration*1e3;return this._block(this.getKey(key),this.
_getBlockedPoints(),msDuration,options)}set(key,points,secDuration,options={}){let msDuration=(secDuration>=0?secDuration:
this.duration)*1e3;return this._set(this.getKey(key),points,msDuration,options)}_consume(key,pointsToConsume=1,options={}){
return new Promise((resolve,reject)=>{let rlKey=this.getKey(key),inMemoryBlockMsBeforeExpire=this.getInMemoryBlockMsBeforeExpire(
rlKey);if(inMemoryBlockMsBeforeExpire>0)return reject(new RateLimiterRes2(0,inMemoryBlockMsBeforeExpire));this._upsert(rlKey,
pointsToConsume,this._getKeySecDuration(options)*1e3,!1,options).then(res=>{this._afterConsume(resolve,reject,rlKey,pointsToConsume,
res)}).catch(err=>reject(err))})}_penalty(key,points=1,options={}){let rlKey=this.getKey(key);return new Promise((resolve,reject)=>{
this._upsert(rlKey,points,this._getKeySecDuration(options)*1e3,!1,options).then(res=>{resolve(this._getRateLimiterRes(rlKey,
points,res))}).catch(res=>reject(res))})}_reward(key,points=1,options={}){let rlKey=this.getKey(key);return new Promise(
(resolve,reject)=>{this._upsert(rlKey,-points,this._getKeySecDuration(options)*1e3,!1,options).then(res=>{resolve(this._getRateLimiterRes(
rlKey,-points,res))}).catch(res=>reject(res))})}get(key,options={}){let rlKey=this.getKey(key);return new Promise((resolve,reject)=>{
this._get(rlKey,options).then(res=>{resolve(res===null||typeof res>"u"?null:this._getRateLimiterRes(rlKey,0,res))}).catch(
err=>{this._handleError(err,"get",resolve,reject,[key,options])})})}delete(key,options={}){let rlKey=this.getKey(key);return new Promise(
(resolve,reject)=>{this._delete(rlKey,options).then(res=>{this._inMemoryBlockedKeys.delete(rlKey),resolve(res)}).catch(err=>{
this._handleError(err,"delete",resolve,reject,[key,options])})})}deleteInMemoryBlockedAll(){this._inMemoryBlockedKeys.delete()}_getRateLimiterRes(rlKey,changedPoints,storeResult){
throw new Error("You have to implement the method '_getRateLimiterRes'!")}_block(rlKey,initPoints,msDuration,options={}){
return new Promise((resolve,reject)=>{this._upsert(rlKey,initPoints,msDuration,!0,options).then(()=>{resolve(new RateLimiterRes2(
0,msDuration>0?msDuration:-1,initPoints))}).catch(err=>{this._handleError(err,"block",resolve,reject,[this.parseKey(rlKey),
msDuration/1e3,options])})})}_set(rlKey,points,msDuration,options={}){return new Promise((resolve,reject)=>{this._upsert(
rlKey,points,msDuration,!0,options).then(()=>{resolve(new RateLimiterRes2(0,msDuration>0?msDuration:-1,points))}).catch(
err=>{this._handleError(err,"set",resolve,reject,[this.parseKey(rlKey),points,msDuration/1e3,options])})})}_get(rlKey,options={}){
throw new Error("You have to implement the method '_get'!")}_delete(rlKey,options={}){throw new Error("You have to imple\
ment the method '_delete'!")}_upsert(rlKey,points,msDuration,forceExpire=!1,options={}){throw new Error("You have to imp\
lement the method '_upsert'!")}}}});var require_RateLimiterRedis=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterRedis.js"(exports2,module2){
var RateLimiterStoreAbstract=require_RateLimiterStoreAbstract(),RateLimiterRes2=require_RateLimiterRes(),incrTtlLuaScript="\
redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX') local consumed = redis.call('incrby', KEYS[1], ARGV[1]) local ttl = r\
edis.call('pttl', KEYS[1]) if ttl == -1 then   redis.call('expire', KEYS[1], ARGV[2])   ttl = 1000 * ARGV[2] end return \
{consumed, ttl} ",RateLimiterRedis2=class extends RateLimiterStoreAbstract{constructor(opts){super(opts),this.client=opts.
storeClient,this._rejectIfRedisNotReady=!!opts.rejectIfRedisNotReady,this._incrTtlLuaScript=opts.customIncrTtlLuaScript||
incrTtlLuaScript,this.useRedisPackage=opts.useRedisPackage||this.client.constructor.name==="Commander"||!1,this.useRedis3AndLowerPackage=
opts.useRedis3AndLowerPackage,typeof this.client.defineCommand=="function"&&this.client.defineCommand("rlflxIncr",{numberOfKeys:1,
lua:this._incrTtlLuaScript})}_isRedisReady(rlKey,isReadonly){if(!this._rejectIfRedisNotReady)return!0;if(this.client.status)
return this.client.status==="ready";if(typeof this.client.isReady=="function")return this.client.isReady();if(typeof this.
client.isReady=="boolean")return this.client.isReady===!0;if(this.client._slots&&typeof this.client._slots.getClient=="f\
unction"){if(typeof this.client.isOpen=="boolean"&&this.client.isOpen!==!0)return!1;try{let slotClient=this.client._slots.
getClient(rlKey,isReadonly);return slotClient&&slotClient.isReady===!0}catch{return!1}}return!0}_getRateLimiterRes(rlKey,changedPoints,result){
let[consumed,resTtlMs]=result;Array.isArray(consumed)&&([,consumed]=consumed,[,resTtlMs]=resTtlMs);let res=new RateLimiterRes2;
return res.consumedPoints=parseInt(consumed),res.isFirstInDuration=res.consumedPoints===changedPoints,res.remainingPoints=
Math.max(this.points-res.consumedPoints,0),res.msBeforeNext=resTtlMs,res}async _upsert(rlKey,points,msDuration,forceExpire=!1){
if(typeof points=="string"){if(!RegExp("^[1-9][0-9]*$").test(points))throw new Error("Consuming string different than in\
teger values is not supported by this package")}else if(!Number.isInteger(points))throw new Error("Consuming decimal num\
ber of points is not supported by this package");if(!this._isRedisReady(rlKey,!1))throw new Error("Redis connection is n\
ot ready");let secDuration=Math.floor(msDuration/1e3);if(forceExpire){let multi=this.client.multi();return secDuration>0?
!this.useRedisPackage&&!this.useRedis3AndLowerPackage?multi.set(rlKey,points,"EX",secDuration):multi.set(rlKey,points,{EX:secDuration}):
multi.set(rlKey,points),!this.useRedisPackage&&!this.useRedis3AndLowerPackage?multi.pttl(rlKey).exec(!0):multi.pTTL(rlKey).
exec(!0)}if(secDuration>0)return!this.useRedisPackage&&!this.useRedis3AndLowerPackage?this.client.rlflxIncr([rlKey].concat(
[String(points),String(secDuration),String(this.points),String(this.duration)])):this.useRedis3AndLowerPackage?new Promise(
(resolve,reject)=>{let incrCallback=function(err,result){return err?reject(err):resolve(result)};typeof this.client.rlflxIncr==
"function"?this.client.rlflxIncr(rlKey,points,secDuration,this.points,this.duration,incrCallback):this.client.eval(this.
_incrTtlLuaScript,1,rlKey,points,secDuration,this.points,this.duration,incrCallback)}):this.client.eval(this._incrTtlLuaScript,
{keys:[rlKey],arguments:[String(points),String(secDuration),String(this.points),String(this.duration)]});{let multi=this.
client.multi();return!this.useRedisPackage&&!this.useRedis3AndLowerPackage?multi.incrby(rlKey,points).pttl(rlKey).exec(!0):
multi.incrBy(rlKey,points).pTTL(rlKey).exec(!0)}}async _get(rlKey){if(!this._isRedisReady(rlKey,!0))throw new Error("Red\
is connection is not ready");return!this.useRedisPackage&&!this.useRedis3AndLowerPackage?this.client.multi().get(rlKey).
pttl(rlKey).exec().then(result=>{let[[,points]]=result;return points===null?null:result}):this.client.multi().get(rlKey).
pTTL(rlKey).exec(!0).then(result=>{let[points]=result;return points===null?null:result})}_delete(rlKey){return this.client.
del(rlKey).then(result=>result>0)}};module2.exports=RateLimiterRedis2}});var require_RateLimiterRedisNonAtomic=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterRedisNonAtomic.js"(exports2,module2){
var RateLimiterStoreAbstract=require_RateLimiterStoreAbstract(),RateLimiterRes2=require_RateLimiterRes(),RateLimiterRedisNonAtomic2=class extends RateLimiterStoreAbstract{constructor(opts){
super(opts),this.client=opts.storeClient,this._rejectIfRedisNotReady=!!opts.rejectIfRedisNotReady,this.useRedisPackage=opts.
useRedisPackage||this.client.constructor.name==="Commander"||!1}_isRedisReady(rlKey,isReadonly){if(!this._rejectIfRedisNotReady)
return!0;if(this.client.status)return this.client.status==="ready";if(typeof this.client.isReady=="function")return this.
client.isReady();if(typeof this.client.isReady=="boolean")return this.client.isReady===!0;if(this.client._slots&&typeof this.
client._slots.getClient=="function"){if(typeof this.client.isOpen=="boolean"&&this.client.isOpen!==!0)return!1;try{let slotClient=this.
client._slots.getClient(rlKey,isReadonly);return slotClient&&slotClient.isReady===!0}catch{return!1}}return!0}_getRateLimiterRes(rlKey,changedPoints,result){
let[consumed,resTtlMs]=result;Array.isArray(consumed)&&([,consumed]=consumed,[,resTtlMs]=resTtlMs);let res=new RateLimiterRes2;
return res.consumedPoints=parseInt(consumed),res.isFirstInDuration=res.consumedPoints===changedPoints,res.remainingPoints=
Math.max(this.points-res.consumedPoints,0),res.msBeforeNext=resTtlMs,res}_parseStoreResult(result){let points,ttlMs;return Array.
isArray(result[0])?([,points]=result[0],[,ttlMs]=result[1]):[points,ttlMs]=result,{points:parseInt(points,10),ttlMs}}_execMulti(multi){
return multi.exec()}_setKey(rlKey,points,secDuration){let multi=this.client.multi();return secDuration>0?this.useRedisPackage?
multi.set(rlKey,points,{EX:secDuration}):multi.set(rlKey,points,"EX",secDuration):multi.set(rlKey,points),this._execMulti(
multi)}_setKeyWithTtlMs(rlKey,points,ttlMs){let multi=this.client.multi();return multi.set(rlKey,points),ttlMs>0&&(this.
useRedisPackage?multi.pExpire(rlKey,ttlMs):multi.pexpire(rlKey,ttlMs)),this._execMulti(multi)}async _upsert(rlKey,points,msDuration,forceExpire=!1){
if(typeof points=="string"){if(!RegExp("^[1-9][0-9]*$").test(points))throw new Error("Consuming string different than in\
teger values is not supported by this package")}else if(!Number.isInteger(points))throw new Error("Consuming decimal num\
ber of points is not supported by this package");if(!this._isRedisReady(rlKey,!1))throw new Error("Redis connection is n\
ot ready");let parsedPoints=typeof points=="string"?parseInt(points,10):points,secDuration=Math.floor(msDuration/1e3);if(forceExpire)
return await this._setKey(rlKey,parsedPoints,secDuration),[parsedPoints,secDuration>0?secDuration*1e3:-1];let currentResult=await this.
_get(rlKey),hasCurrent=currentResult!==null,current=hasCurrent?this._parseStoreResult(currentResult):{points:0,ttlMs:-1},
newPoints=current.points+parsedPoints;return secDuration>0?hasCurrent?current.ttlMs<=0?(await this._setKey(rlKey,newPoints,
secDuration),[newPoints,secDuration*1e3]):(await this._setKeyWithTtlMs(rlKey,newPoints,current.ttlMs),[newPoints,current.
ttlMs]):(await this._setKey(rlKey,newPoints,secDuration),[newPoints,secDuration*1e3]):(await this._setKey(rlKey,newPoints,
0),[newPoints,-1])}async _get(rlKey){if(!this._isRedisReady(rlKey,!0))throw new Error("Redis connection is not ready");let multi=this.
client.multi().get(rlKey);return this.useRedisPackage?multi.pTTL(rlKey):multi.pttl(rlKey),this._execMulti(multi).then(result=>{
if(Array.isArray(result[0])){let[,points2]=result[0];return points2===null?null:result}let[points]=result;return points===
null?null:result})}_delete(rlKey){return this.client.del(rlKey).then(result=>result>0)}};module2.exports=RateLimiterRedisNonAtomic2}});var require_RateLimiterMongo=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterMongo.js"(exports2,module2){
var RateLimiterStoreAbstract=require_RateLimiterStoreAbstract(),RateLimiterRes2=require_RateLimiterRes(),RateLimiterMongo2=class _RateLimiterMongo extends RateLimiterStoreAbstract{constructor(opts){
super(opts),this.dbName=opts.dbName,this.tableName=opts.tableName,this.indexKeyPrefix=opts.indexKeyPrefix,this.disableIndexesCreation=
opts.disableIndexesCreation,opts.mongo?this.client=opts.mongo:this.client=opts.storeClient,typeof this.client.then=="fun\
ction"?this.client.then(conn=>{this.client=conn,this._initCollection()}):this._initCollection()}get dbName(){return this.
_dbName}set dbName(value){this._dbName=typeof value>"u"?_RateLimiterMongo.getDbName():value}static getDbName(){return"no\
de-rate-limiter-flexible"}get tableName(){return this._tableName}set tableName(value){this._tableName=typeof value>"u"?this.
keyPrefix:value}get client(){return this._client}set client(value){if(typeof value>"u")throw new Error("mongo is not set");
this._client=value}get indexKeyPrefix(){return this._indexKeyPrefix}set indexKeyPrefix(obj){this._indexKeyPrefix=obj||{}}get disableIndexesCreation(){
return this._disableIndexesCreation}set disableIndexesCreation(value){this._disableIndexesCreation=!!value}async createIndexes(){
let collection=(typeof this.client.db=="function"?this.client.db(this.dbName):this.client).collection(this.tableName);await collection.
createIndex({expire:-1},{expireAfterSeconds:0}),await collection.createIndex(Object.assign({},this.indexKeyPrefix,{key:1}),
{unique:!0})}_initCollection(){let collection=(typeof this.client.db=="function"?this.client.db(this.dbName):this.client).
collection(this.tableName);this.disableIndexesCreation||this.createIndexes().catch(err=>{console.error(`Cannot create in\
dexes for mongo collection ${this.tableName}`,err)}),this._collection=collection}_getRateLimiterRes(rlKey,changedPoints,result){
let res=new RateLimiterRes2,doc;return typeof result.value>"u"?doc=result:doc=result.value,res.isFirstInDuration=doc.points===
changedPoints,res.consumedPoints=doc.points,res.remainingPoints=Math.max(this.points-res.consumedPoints,0),res.msBeforeNext=
doc.expire!==null?Math.max(new Date(doc.expire).getTime()-Date.now(),0):-1,res}_upsert(key,points,msDuration,forceExpire=!1,options={}){
if(!this._collection)return Promise.reject(Error("Mongo connection is not established"));let docAttrs=options.attrs||{},
where,upsertData;forceExpire?(where={key},where=Object.assign(where,docAttrs),upsertData={$set:{key,points,expire:msDuration>
0?new Date(Date.now()+msDuration):null}},upsertData.$set=Object.assign(upsertData.$set,docAttrs)):(where={$or:[{expire:{
$gt:new Date}},{expire:{$eq:null}}],key},where=Object.assign(where,docAttrs),upsertData={$setOnInsert:{key,expire:msDuration>
0?new Date(Date.now()+msDuration):null},$inc:{points}},upsertData.$setOnInsert=Object.assign(upsertData.$setOnInsert,docAttrs));
let upsertOptions={upsert:!0,returnDocument:"after"};return new Promise((resolve,reject)=>{this._collection.findOneAndUpdate(
where,upsertData,upsertOptions).then(res=>{resolve(res)}).catch(errUpsert=>{if(errUpsert&&errUpsert.code===11e3){let replaceWhere=Object.
assign({$or:[{expire:{$lte:new Date}},{expire:{$eq:null}}],key},docAttrs),replaceTo={$set:Object.assign({key,points,expire:msDuration>
0?new Date(Date.now()+msDuration):null},docAttrs)};this._collection.findOneAndUpdate(replaceWhere,replaceTo,upsertOptions).
then(res=>{resolve(res)}).catch(errReplace=>{errReplace&&errReplace.code===11e3?this._upsert(key,points,msDuration,forceExpire).
then(res=>resolve(res)).catch(err=>reject(err)):reject(errReplace)})}else reject(errUpsert)})})}_get(rlKey,options={}){if(!this.
_collection)return Promise.reject(Error("Mongo connection is not established"));let docAttrs=options.attrs||{},where=Object.
assign({key:rlKey,$or:[{expire:{$gt:new Date}},{expire:{$eq:null}}]},docAttrs);return this._collection.findOne(where)}_delete(rlKey,options={}){
if(!this._collection)return Promise.reject(Error("Mongo connection is not established"));let docAttrs=options.attrs||{},
where=Object.assign({key:rlKey},docAttrs);return this._collection.deleteOne(where).then(res=>res.deletedCount>0)}};module2.
exports=RateLimiterMongo2}});var require_RateLimiterMySQL=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterMySQL.js"(exports2,module2){
var RateLimiterStoreAbstract=require_RateLimiterStoreAbstract(),RateLimiterRes2=require_RateLimiterRes(),RateLimiterMySQL2=class extends RateLimiterStoreAbstract{constructor(opts,cb=null){
super(opts),this.client=opts.storeClient,this.clientType=opts.storeType,this.dbName=opts.dbName,this.tableName=opts.tableName,
this.clearExpiredByTimeout=opts.clearExpiredByTimeout,this.tableCreated=opts.tableCreated,this.tableCreated?(this.clearExpiredByTimeout&&
this._clearExpiredHourAgo(),typeof cb=="function"&&cb()):this._createDbAndTable().then(()=>{this.tableCreated=!0,this.clearExpiredByTimeout&&
this._clearExpiredHourAgo(),typeof cb=="function"&&cb()}).catch(err=>{if(typeof cb=="function")cb(err);else throw err})}clearExpired(expire){
return new Promise(resolve=>{this._getConnection().then(conn=>{conn.query("DELETE FROM ??.?? WHERE expire < ?",[this.dbName,
this.tableName,expire],()=>{this._releaseConnection(conn),resolve()})}).catch(()=>{resolve()})})}_clearExpiredHourAgo(){
this._clearExpiredTimeoutId&&clearTimeout(this._clearExpiredTimeoutId),this._clearExpiredTimeoutId=setTimeout(()=>{this.
clearExpired(Date.now()-36e5).then(()=>{this._clearExpiredHourAgo()})},3e5),this._clearExpiredTimeoutId.unref()}_getConnection(){
switch(this.clientType){case"pool":return new Promise((resolve,reject)=>{this.client.getConnection((errConn,conn)=>{if(errConn)
return reject(errConn);resolve(conn)})});case"sequelize":return this._getSequelizeConnectionManager().getConnection();case"\
knex":return this.client.client.acquireConnection();default:return Promise.resolve(this.client)}}_releaseConnection(conn){
switch(this.clientType){case"pool":return conn.release();case"sequelize":return this._getSequelizeConnectionManager().releaseConnection(
conn);case"knex":return this.client.client.releaseConnection(conn);default:return!0}}_getSequelizeConnectionManager(){let connectionManager,
originalError;try{connectionManager=this.client.connectionManager}catch(err){originalError=err}if(connectionManager)return connectionManager;
if(this.client.dialect&&this.client.dialect.connectionManager)return this.client.dialect.connectionManager;throw originalError||
new Error("Sequelize connection manager is not available")}_createDbAndTable(){return new Promise((resolve,reject)=>{this.
_getConnection().then(conn=>{conn.query(`CREATE DATABASE IF NOT EXISTS \`${this.dbName}\`;`,errDb=>{if(errDb)return this.
_releaseConnection(conn),reject(errDb);conn.query(this._getCreateTableStmt(),err=>{if(err)return this._releaseConnection(
conn),reject(err);this._releaseConnection(conn),resolve()})})}).catch(err=>{reject(err)})})}_getCreateTableStmt(){return`\
CREATE TABLE IF NOT EXISTS \`${this.dbName}\`.\`${this.tableName}\` (\`key\` VARCHAR(255) CHARACTER SET utf8 NOT NULL,\`poin\
ts\` INT(9) NOT NULL default 0,\`expire\` BIGINT UNSIGNED,PRIMARY KEY (\`key\`)) ENGINE = INNODB;`}get clientType(){return this.
_clientType}set clientType(value){if(typeof value>"u")if(this.client.constructor.name==="Connection")value="connection";else if(this.
client.constructor.name==="Pool")value="pool";else if(this.client.constructor.name==="Sequelize")value="sequelize";else throw new Error(
"storeType is not defined");this._clientType=value.toLowerCase()}get dbName(){return this._dbName}set dbName(value){this.
_dbName=typeof value>"u"?"rtlmtrflx":value}get tableName(){return this._tableName}set tableName(value){this._tableName=typeof value>
"u"?this.keyPrefix:value}get tableCreated(){return this._tableCreated}set tableCreated(value){this._tableCreated=typeof value>
"u"?!1:!!value}get clearExpiredByTimeout(){return this._clearExpiredByTimeout}set clearExpiredByTimeout(value){this._clearExpiredByTimeout=
typeof value>"u"?!0:!!value}_getRateLimiterRes(rlKey,changedPoints,result){let res=new RateLimiterRes2,[row]=result;return res.
isFirstInDuration=changedPoints===row.points,res.consumedPoints=res.isFirstInDuration?changedPoints:row.points,res.remainingPoints=
Math.max(this.points-res.consumedPoints,0),res.msBeforeNext=row.expire?Math.max(row.expire-Date.now(),0):-1,res}_upsertTransaction(conn,key,points,msDuration,forceExpire){
return new Promise((resolve,reject)=>{conn.query("BEGIN",errBegin=>{if(errBegin)return conn.rollback(),reject(errBegin);
let dateNow=Date.now(),newExpire=msDuration>0?dateNow+msDuration:null,q,values;forceExpire?(q=`INSERT INTO ??.?? VALUES \
(?, ?, ?)
          ON DUPLICATE KEY UPDATE 
            points = ?, 
            expire = ?;`,values=[this.dbName,this.tableName,key,points,newExpire,points,newExpire]):(q=`INSERT INTO ??.?\
? VALUES (?, ?, ?)
          ON DUPLICATE KEY UPDATE 
            points = IF(expire <= ?, ?, points + (?)), 
            expire = IF(expire <= ?, ?, expire);`,values=[this.dbName,this.tableName,key,points,newExpire,dateNow,points,
points,dateNow,newExpire]),conn.query(q,values,errUpsert=>{if(errUpsert)return conn.rollback(),reject(errUpsert);conn.query(
"SELECT points, expire FROM ??.?? WHERE `key` = ?;",[this.dbName,this.tableName,key],(errSelect,res)=>{if(errSelect)return conn.
rollback(),reject(errSelect);conn.query("COMMIT",err=>{if(err)return conn.rollback(),reject(err);resolve(res)})})})})})}_upsert(key,points,msDuration,forceExpire=!1){
return this.tableCreated?new Promise((resolve,reject)=>{this._getConnection().then(conn=>{this._upsertTransaction(conn,key,
points,msDuration,forceExpire).then(res=>{resolve(res),this._releaseConnection(conn)}).catch(err=>{reject(err),this._releaseConnection(
conn)})}).catch(err=>{reject(err)})}):Promise.reject(Error("Table is not created yet"))}_get(rlKey){return this.tableCreated?
new Promise((resolve,reject)=>{this._getConnection().then(conn=>{conn.query("SELECT points, expire FROM ??.?? WHERE `key\
` = ? AND (`expire` > ? OR `expire` IS NULL)",[this.dbName,this.tableName,rlKey,Date.now()],(err,res)=>{err?reject(err):
res.length===0?resolve(null):resolve(res),this._releaseConnection(conn)})}).catch(err=>{reject(err)})}):Promise.reject(Error(
"Table is not created yet"))}_delete(rlKey){return this.tableCreated?new Promise((resolve,reject)=>{this._getConnection().
then(conn=>{conn.query("DELETE FROM ??.?? WHERE `key` = ?",[this.dbName,this.tableName,rlKey],(err,res)=>{err?reject(err):
resolve(res.affectedRows>0),this._releaseConnection(conn)})}).catch(err=>{reject(err)})}):Promise.reject(Error("Table is\
 not created yet"))}};module2.exports=RateLimiterMySQL2}});var require_RateLimiterPostgres=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterPostgres.js"(exports2,module2){
var RateLimiterStoreAbstract=require_RateLimiterStoreAbstract(),RateLimiterRes2=require_RateLimiterRes(),RateLimiterPostgres2=class extends RateLimiterStoreAbstract{constructor(opts,cb=null){
super(opts),this.client=opts.storeClient,this.clientType=opts.storeType,this.tableName=opts.tableName,this.schemaName=opts.
schemaName,this.clearExpiredByTimeout=opts.clearExpiredByTimeout,this.tableCreated=opts.tableCreated,this.tableCreated?(this.
clearExpiredByTimeout&&this._clearExpiredHourAgo(),typeof cb=="function"&&cb()):this._createTable().then(()=>{this.tableCreated=
!0,this.clearExpiredByTimeout&&this._clearExpiredHourAgo(),typeof cb=="function"&&cb()}).catch(err=>{if(typeof cb=="func\
tion")cb(err);else throw err})}_getTableIdentifier(){return this.schemaName?`"${this.schemaName}"."${this.tableName}"`:`\
"${this.tableName}"`}clearExpired(expire){return new Promise(resolve=>{let q={name:"rlflx-clear-expired",text:`DELETE FR\
OM ${this._getTableIdentifier()} WHERE expire < $1`,values:[expire]};this._query(q).then(()=>{resolve()}).catch(()=>{resolve()})})}_clearExpiredHourAgo(){
this._clearExpiredTimeoutId&&clearTimeout(this._clearExpiredTimeoutId),this._clearExpiredTimeoutId=setTimeout(()=>{this.
clearExpired(Date.now()-36e5).then(()=>{this._clearExpiredHourAgo()})},3e5),this._clearExpiredTimeoutId.unref()}_getConnection(){
switch(this.clientType){case"pool":return Promise.resolve(this.client);case"sequelize":return this._getSequelizeConnectionManager().
getConnection();case"knex":return this.client.client.acquireConnection();case"typeorm":return Promise.resolve(this.client.
driver.master);default:return Promise.resolve(this.client)}}_releaseConnection(conn){switch(this.clientType){case"pool":
return!0;case"sequelize":return this._getSequelizeConnectionManager().releaseConnection(conn);case"knex":return this.client.
client.releaseConnection(conn);case"typeorm":return!0;default:return!0}}_getSequelizeConnectionManager(){let connectionManager,
accessError;try{connectionManager=this.client.connectionManager}catch(err){accessError=err}if(connectionManager)return connectionManager;
if(this.client.dialect&&this.client.dialect.connectionManager)return this.client.dialect.connectionManager;throw accessError||
new Error("Sequelize connection manager is not available")}_createTable(){return new Promise((resolve,reject)=>{this._query(
{text:this._getCreateTableStmt()}).then(()=>{resolve()}).catch(err=>{err.code==="23505"?resolve():reject(err)})})}_getCreateTableStmt(){
return`CREATE TABLE IF NOT EXISTS ${this._getTableIdentifier()} (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );`}get clientType(){return this._clientType}set clientType(value){let constructorName=this.client.constructor.name;
if(typeof value>"u")if(constructorName==="Client")value="client";else if(constructorName==="Pool"||constructorName==="Bo\
undPool")value="pool";else if(constructorName==="Sequelize")value="sequelize";else throw new Error("storeType is not def\
ined");this._clientType=value.toLowerCase()}get tableName(){return this._tableName}set tableName(value){this._tableName=
typeof value>"u"?this.keyPrefix:value}get schemaName(){return this._schemaName}set schemaName(value){this._schemaName=value}get tableCreated(){
return this._tableCreated}set tableCreated(value){this._tableCreated=typeof value>"u"?!1:!!value}get clearExpiredByTimeout(){
return this._clearExpiredByTimeout}set clearExpiredByTimeout(value){this._clearExpiredByTimeout=typeof value>"u"?!0:!!value}_getRateLimiterRes(rlKey,changedPoints,result){
let res=new RateLimiterRes2,row=result.rows[0];return res.isFirstInDuration=changedPoints===row.points,res.consumedPoints=
res.isFirstInDuration?changedPoints:row.points,res.remainingPoints=Math.max(this.points-res.consumedPoints,0),res.msBeforeNext=
row.expire?Math.max(row.expire-Date.now(),0):-1,res}_query(q){let prefix=this.tableName.toLowerCase(),queryObj={text:q.text,
values:q.values};return q.name&&(queryObj.name=`${prefix}:${q.name}`),new Promise((resolve,reject)=>{this._getConnection().
then(conn=>{conn.query(queryObj).then(res=>{resolve(res),this._releaseConnection(conn)}).catch(err=>{reject(err),this._releaseConnection(
conn)})}).catch(err=>{reject(err)})})}_upsert(key,points,msDuration,forceExpire=!1){if(!this.tableCreated)return Promise.
reject(Error("Table is not created yet"));let newExpire=msDuration>0?Date.now()+msDuration:null,expireQ=forceExpire?" $3\
 ":` CASE
             WHEN ${this._getTableIdentifier()}.expire <= $4 THEN $3
             ELSE ${this._getTableIdentifier()}.expire
            END `;return this._query({name:forceExpire?"rlflx-upsert-force":"rlflx-upsert",text:`
            INSERT INTO ${this._getTableIdentifier()} VALUES ($1, $2, $3)
              ON CONFLICT(key) DO UPDATE SET
                points = CASE
                          WHEN (${this._getTableIdentifier()}.expire <= $4 OR 1=${forceExpire?1:0}) THEN $2
                          ELSE ${this._getTableIdentifier()}.points + ($2)
                         END,
                expire = ${expireQ}
            RETURNING points, expire;`,values:[key,points,newExpire,Date.now()]})}_get(rlKey){return this.tableCreated?new Promise(
(resolve,reject)=>{this._query({name:"rlflx-get",text:`
            SELECT points, expire FROM ${this._getTableIdentifier()} WHERE key = $1 AND (expire > $2 OR expire IS NULL);`,
values:[rlKey,Date.now()]}).then(res=>{res.rowCount===0&&(res=null),resolve(res)}).catch(err=>{reject(err)})}):Promise.reject(
Error("Table is not created yet"))}_delete(rlKey){return this.tableCreated?this._query({name:"rlflx-delete",text:`DELETE\
 FROM ${this._getTableIdentifier()} WHERE key = $1`,values:[rlKey]}).then(res=>res.rowCount>0):Promise.reject(Error("Tab\
le is not created yet"))}};module2.exports=RateLimiterPostgres2}});var require_Record=__commonJS({"node_modules/rate-limiter-flexible/lib/component/MemoryStorage/Record.js"(exports2,module2){
module2.exports=class{constructor(value,expiresAt,timeoutId=null){this.value=value,this.expiresAt=expiresAt,this.timeoutId=
timeoutId}get value(){return this._value}set value(value){this._value=parseInt(value,10)}get expiresAt(){return this._expiresAt}set expiresAt(value){
value instanceof Date?this._expiresAt=value.getTime():this._expiresAt=value}get timeoutId(){return this._timeoutId}set timeoutId(value){
this._timeoutId=value}}}});var require_MemoryStorage=__commonJS({"node_modules/rate-limiter-flexible/lib/component/MemoryStorage/MemoryStorage.js"(exports2,module2){
var Record=require_Record(),RateLimiterRes2=require_RateLimiterRes();module2.exports=class{constructor(){this._storage=new Map}incrby(key,value,durationSec){
let record=this._storage.get(key);if(record){let msBeforeExpires=record.expiresAt?record.expiresAt-Date.now():-1;return!record.
expiresAt||msBeforeExpires>0?(record.value=record.value+value,new RateLimiterRes2(0,msBeforeExpires,record.value,!1)):this.
set(key,value,durationSec)}return this.set(key,value,durationSec)}set(key,value,durationSec){let durationMs=durationSec*
1e3,existingRecord=this._storage.get(key);existingRecord&&existingRecord.timeoutId&&clearTimeout(existingRecord.timeoutId);
let record=new Record(value,durationMs>0?Date.now()+durationMs:null);return this._storage.set(key,record),durationMs>0&&
(record.timeoutId=setTimeout(()=>{this._storage.delete(key)},durationMs),record.timeoutId.unref&&record.timeoutId.unref()),
new RateLimiterRes2(0,durationMs===0?-1:durationMs,record.value,!0)}get(key){let record=this._storage.get(key);if(record){
let msBeforeExpires=record.expiresAt?record.expiresAt-Date.now():-1;return new RateLimiterRes2(0,msBeforeExpires,record.
value,!1)}return null}delete(key){let record=this._storage.get(key);return record?(record.timeoutId&&clearTimeout(record.
timeoutId),this._storage.delete(key),!0):!1}_restoreRecord(key,value,expiresAt){let now=Date.now(),hasExpiresAt=expiresAt!==
null;if(hasExpiresAt&&!Number.isFinite(expiresAt)||hasExpiresAt&&expiresAt<=now)return;let durationMs=hasExpiresAt?expiresAt-
now:0,existingRecord=this._storage.get(key);existingRecord&&existingRecord.timeoutId&&clearTimeout(existingRecord.timeoutId);
let record=new Record(value,expiresAt);this._storage.set(key,record),durationMs>0&&(record.timeoutId=setTimeout(()=>{this.
_storage.delete(key)},durationMs),record.timeoutId.unref&&record.timeoutId.unref())}}}});var require_RateLimiterMemory=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterMemory.js"(exports2,module2){
var RateLimiterAbstract=require_RateLimiterAbstract(),MemoryStorage=require_MemoryStorage(),RateLimiterRes2=require_RateLimiterRes(),
RateLimiterMemory2=class extends RateLimiterAbstract{constructor(opts={}){super(opts),this._memoryStorage=new MemoryStorage}consume(key,pointsToConsume=1,options={}){
return new Promise((resolve,reject)=>{let rlKey=this.getKey(key),secDuration=this._getKeySecDuration(options),res=this._memoryStorage.
incrby(rlKey,pointsToConsume,secDuration);if(res.remainingPoints=Math.max(this.points-res.consumedPoints,0),res.consumedPoints>
this.points)this.blockDuration>0&&res.consumedPoints<=this.points+pointsToConsume&&(res=this._memoryStorage.set(rlKey,res.
consumedPoints,this.blockDuration)),reject(res);else if(this.execEvenly&&this.points>0&&res.msBeforeNext>0&&!res.isFirstInDuration){
let delay=Math.ceil(res.msBeforeNext/(res.remainingPoints+2));delay<this.execEvenlyMinDelayMs&&(delay=res.consumedPoints*
this.execEvenlyMinDelayMs),res.msBeforeNext=Math.max(res.msBeforeNext-delay,0),setTimeout(resolve,delay,res)}else resolve(
res)})}penalty(key,points=1,options={}){let rlKey=this.getKey(key);return new Promise(resolve=>{let secDuration=this._getKeySecDuration(
options),res=this._memoryStorage.incrby(rlKey,points,secDuration);res.remainingPoints=Math.max(this.points-res.consumedPoints,
0),resolve(res)})}reward(key,points=1,options={}){let rlKey=this.getKey(key);return new Promise(resolve=>{let secDuration=this.
_getKeySecDuration(options),res=this._memoryStorage.incrby(rlKey,-points,secDuration);res.remainingPoints=Math.max(this.
points-res.consumedPoints,0),resolve(res)})}block(key,secDuration){let msDuration=secDuration*1e3,initPoints=this.points+
1;return this._memoryStorage.set(this.getKey(key),initPoints,secDuration),Promise.resolve(new RateLimiterRes2(0,msDuration===
0?-1:msDuration,initPoints))}set(key,points,secDuration){let msDuration=(secDuration>=0?secDuration:this.duration)*1e3;return this.
_memoryStorage.set(this.getKey(key),points,secDuration),Promise.resolve(new RateLimiterRes2(0,msDuration===0?-1:msDuration,
points))}get(key){let res=this._memoryStorage.get(this.getKey(key));return res!==null&&(res.remainingPoints=Math.max(this.
points-res.consumedPoints,0)),Promise.resolve(res)}delete(key){return Promise.resolve(this._memoryStorage.delete(this.getKey(
key)))}dump(){let storage=[];for(let[key,record]of this._memoryStorage._storage)storage.push({key:this.parseKey(key),value:record.
value,expiresAt:record.expiresAt});return{version:1,dumpedAt:Date.now(),storage}}restore(data,detailResponse=!1){if(!data||
typeof data!="object"||data.version!==1)return;let response=detailResponse?{invalid:{count:0,keys:[]},expired:{count:0,keys:[]},
restored:{count:0,keys:[]}}:{invalid:0,expired:0,restored:0},record=(bucket,key)=>{detailResponse?(response[bucket].count+=
1,response[bucket].keys.push(key)):response[bucket]+=1};if(!Array.isArray(data.storage))return response;for(let item of data.
storage){if(!item||typeof item!="object"){record("invalid","N/A");continue}let isValidKey=typeof item.key=="string"||typeof item.
key=="number",isValidValue=Number.isFinite(item.value),isValidExpiry=item.expiresAt===null||Number.isFinite(item.expiresAt);
if(!isValidKey||!isValidValue||!isValidExpiry){record("invalid",item.key);continue}if(item.expiresAt!==null&&item.expiresAt<=
Date.now()){record("expired",item.key);continue}this._memoryStorage._restoreRecord(this.getKey(item.key),item.value,item.
expiresAt),record("restored",item.key)}return response}};module2.exports=RateLimiterMemory2}});var require_RateLimiterCluster=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterCluster.js"(exports2,module2){
var cluster=require("cluster"),crypto=require("crypto"),RateLimiterAbstract=require_RateLimiterAbstract(),RateLimiterMemory2=require_RateLimiterMemory(),
RateLimiterRes2=require_RateLimiterRes(),channel="rate_limiter_flexible",masterInstance=null,masterSendToWorker=function(worker,msg,type,res){
let data;res===null||res===!0||res===!1?data=res:data={remainingPoints:res.remainingPoints,msBeforeNext:res.msBeforeNext,
consumedPoints:res.consumedPoints,isFirstInDuration:res.isFirstInDuration},worker.send({channel,keyPrefix:msg.keyPrefix,
promiseId:msg.promiseId,type,data})},workerWaitInit=function(payload){setTimeout(()=>{this._initiated?process.send(payload):
typeof this._promises[payload.promiseId]<"u"&&workerWaitInit.call(this,payload)},30)},workerSendToMaster=function(func,promiseId,key,arg,opts){
let payload={channel,keyPrefix:this.keyPrefix,func,promiseId,data:{key,arg,opts}};this._initiated?process.send(payload):
workerWaitInit.call(this,payload)},masterProcessMsg=function(worker,msg){if(!msg||msg.channel!==channel||typeof this._rateLimiters[msg.
keyPrefix]>"u")return!1;let promise;switch(msg.func){case"consume":promise=this._rateLimiters[msg.keyPrefix].consume(msg.
data.key,msg.data.arg,msg.data.opts);break;case"penalty":promise=this._rateLimiters[msg.keyPrefix].penalty(msg.data.key,
msg.data.arg,msg.data.opts);break;case"reward":promise=this._rateLimiters[msg.keyPrefix].reward(msg.data.key,msg.data.arg,
msg.data.opts);break;case"block":promise=this._rateLimiters[msg.keyPrefix].block(msg.data.key,msg.data.arg,msg.data.opts);
break;case"get":promise=this._rateLimiters[msg.keyPrefix].get(msg.data.key,msg.data.opts);break;case"delete":promise=this.
_rateLimiters[msg.keyPrefix].delete(msg.data.key,msg.data.opts);break;default:return!1}promise&&promise.then(res=>{masterSendToWorker(
worker,msg,"resolve",res)}).catch(rejRes=>{masterSendToWorker(worker,msg,"reject",rejRes)})},workerProcessMsg=function(msg){
if(!msg||msg.channel!==channel||msg.keyPrefix!==this.keyPrefix)return!1;if(this._promises[msg.promiseId]){clearTimeout(this.
_promises[msg.promiseId].timeoutId);let res;switch(msg.data===null||msg.data===!0||msg.data===!1?res=msg.data:res=new RateLimiterRes2(
msg.data.remainingPoints,msg.data.msBeforeNext,msg.data.consumedPoints,msg.data.isFirstInDuration),msg.type){case"resolv\
e":this._promises[msg.promiseId].resolve(res);break;case"reject":this._promises[msg.promiseId].reject(res);break;default:
throw new Error(`RateLimiterCluster: no such message type '${msg.type}'`)}delete this._promises[msg.promiseId]}},getOpts=function(){
return{points:this.points,duration:this.duration,blockDuration:this.blockDuration,execEvenly:this.execEvenly,execEvenlyMinDelayMs:this.
execEvenlyMinDelayMs,keyPrefix:this.keyPrefix}},savePromise=function(resolve,reject){let hrtime=process.hrtime(),promiseId=hrtime[0].
toString()+hrtime[1].toString();return typeof this._promises[promiseId]<"u"&&(promiseId+=crypto.randomBytes(12).toString(
"base64")),this._promises[promiseId]={resolve,reject,timeoutId:setTimeout(()=>{delete this._promises[promiseId],reject(new Error(
"RateLimiterCluster timeout: no answer from master in time"))},this.timeoutMs)},promiseId},RateLimiterClusterMaster2=class{constructor(){
if(masterInstance)return masterInstance;this._rateLimiters={},cluster.setMaxListeners(0),cluster.on("message",(worker,msg)=>{
msg&&msg.channel===channel&&msg.type==="init"?(typeof this._rateLimiters[msg.opts.keyPrefix]>"u"&&(this._rateLimiters[msg.
opts.keyPrefix]=new RateLimiterMemory2(msg.opts)),worker.send({channel,type:"init",keyPrefix:msg.opts.keyPrefix})):masterProcessMsg.
call(this,worker,msg)}),masterInstance=this}},RateLimiterClusterMasterPM22=class{constructor(pm2){if(masterInstance)return masterInstance;
this._rateLimiters={},pm2.launchBus((err,pm2Bus)=>{pm2Bus.on("process:msg",packet=>{let msg=packet.raw;if(msg&&msg.channel===
channel&&msg.type==="init")typeof this._rateLimiters[msg.opts.keyPrefix]>"u"&&(this._rateLimiters[msg.opts.keyPrefix]=new RateLimiterMemory2(
msg.opts)),pm2.sendDataToProcessId(packet.process.pm_id,{data:{},topic:channel,channel,type:"init",keyPrefix:msg.opts.keyPrefix},
(sendErr,res)=>{sendErr&&console.log(sendErr,res)});else{let worker={send:msgData=>{let pm2Message=msgData;pm2Message.topic=
channel,typeof pm2Message.data>"u"&&(pm2Message.data={}),pm2.sendDataToProcessId(packet.process.pm_id,pm2Message,(sendErr,res)=>{
sendErr&&console.log(sendErr,res)})}};masterProcessMsg.call(this,worker,msg)}})}),masterInstance=this}},RateLimiterClusterWorker=class extends RateLimiterAbstract{get timeoutMs(){
return this._timeoutMs}set timeoutMs(value){this._timeoutMs=typeof value>"u"?5e3:Math.abs(parseInt(value))}constructor(opts={}){
super(opts),process.setMaxListeners(0),this.timeoutMs=opts.timeoutMs,this._initiated=!1,process.on("message",msg=>{msg&&
msg.channel===channel&&msg.type==="init"&&msg.keyPrefix===this.keyPrefix?this._initiated=!0:workerProcessMsg.call(this,msg)}),
process.send({channel,type:"init",opts:getOpts.call(this)}),this._promises={}}consume(key,pointsToConsume=1,options={}){
return new Promise((resolve,reject)=>{let promiseId=savePromise.call(this,resolve,reject);workerSendToMaster.call(this,"\
consume",promiseId,key,pointsToConsume,options)})}penalty(key,points=1,options={}){return new Promise((resolve,reject)=>{
let promiseId=savePromise.call(this,resolve,reject);workerSendToMaster.call(this,"penalty",promiseId,key,points,options)})}reward(key,points=1,options={}){
return new Promise((resolve,reject)=>{let promiseId=savePromise.call(this,resolve,reject);workerSendToMaster.call(this,"\
reward",promiseId,key,points,options)})}block(key,secDuration,options={}){return new Promise((resolve,reject)=>{let promiseId=savePromise.
call(this,resolve,reject);workerSendToMaster.call(this,"block",promiseId,key,secDuration,options)})}get(key,options={}){
return new Promise((resolve,reject)=>{let promiseId=savePromise.call(this,resolve,reject);workerSendToMaster.call(this,"\
get",promiseId,key,options)})}delete(key,options={}){return new Promise((resolve,reject)=>{let promiseId=savePromise.call(
this,resolve,reject);workerSendToMaster.call(this,"delete",promiseId,key,options)})}};module2.exports={RateLimiterClusterMaster:RateLimiterClusterMaster2,
RateLimiterClusterMasterPM2:RateLimiterClusterMasterPM22,RateLimiterCluster:RateLimiterClusterWorker}}});var require_RateLimiterMemcache=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterMemcache.js"(exports2,module2){
var RateLimiterStoreAbstract=require_RateLimiterStoreAbstract(),RateLimiterRes2=require_RateLimiterRes(),RateLimiterMemcache2=class extends RateLimiterStoreAbstract{constructor(opts){
super(opts),this.client=opts.storeClient}_getRateLimiterRes(rlKey,changedPoints,result){let res=new RateLimiterRes2;return res.
consumedPoints=parseInt(result.consumedPoints),res.isFirstInDuration=result.consumedPoints===changedPoints,res.remainingPoints=
Math.max(this.points-res.consumedPoints,0),res.msBeforeNext=result.msBeforeNext,res}_upsert(rlKey,points,msDuration,forceExpire=!1,options={}){
return new Promise((resolve,reject)=>{let nowMs=Date.now(),secDuration=Math.floor(msDuration/1e3);forceExpire?this.client.
set(rlKey,points,secDuration,err=>{err?reject(err):this.client.set(`${rlKey}_expire`,secDuration>0?nowMs+secDuration*1e3:
-1,secDuration,()=>{let res={consumedPoints:points,msBeforeNext:secDuration>0?secDuration*1e3:-1};resolve(res)})}):this.
client.incr(rlKey,points,(err,consumedPoints)=>{err||consumedPoints===!1?this.client.add(rlKey,points,secDuration,(errAddKey,createdNew)=>{
if(errAddKey||!createdNew)if(typeof options.attemptNumber>"u"||options.attemptNumber<3){let nextOptions=Object.assign({},
options);nextOptions.attemptNumber=nextOptions.attemptNumber?nextOptions.attemptNumber+1:1,this._upsert(rlKey,points,msDuration,
forceExpire,nextOptions).then(resUpsert=>resolve(resUpsert)).catch(errUpsert=>reject(errUpsert))}else reject(new Error("\
Can not add key"));else this.client.add(`${rlKey}_expire`,secDuration>0?nowMs+secDuration*1e3:-1,secDuration,()=>{let res={
consumedPoints:points,msBeforeNext:secDuration>0?secDuration*1e3:-1};resolve(res)})}):this.client.get(`${rlKey}_expire`,
(errGetExpire,resGetExpireMs)=>{if(errGetExpire)reject(errGetExpire);else{let expireMs=resGetExpireMs===!1?0:resGetExpireMs,
res={consumedPoints,msBeforeNext:expireMs>=0?Math.max(expireMs-nowMs,0):-1};resolve(res)}})})})}_get(rlKey){return new Promise(
(resolve,reject)=>{let nowMs=Date.now();this.client.get(rlKey,(err,consumedPoints)=>{consumedPoints?this.client.get(`${rlKey}\
_expire`,(errGetExpire,resGetExpireMs)=>{if(errGetExpire)reject(errGetExpire);else{let expireMs=resGetExpireMs===!1?0:resGetExpireMs,
res={consumedPoints,msBeforeNext:expireMs>=0?Math.max(expireMs-nowMs,0):-1};resolve(res)}}):resolve(null)})})}_delete(rlKey){
return new Promise((resolve,reject)=>{this.client.del(rlKey,(err,res)=>{err?reject(err):res===!1?resolve(res):this.client.
del(`${rlKey}_expire`,errDelExpire=>{errDelExpire?reject(errDelExpire):resolve(res)})})})}};module2.exports=RateLimiterMemcache2}});var require_RLWrapperBlackAndWhite=__commonJS({"node_modules/rate-limiter-flexible/lib/RLWrapperBlackAndWhite.js"(exports2,module2){
var RateLimiterRes2=require_RateLimiterRes(),RateLimiterCompatibleAbstract2=require_RateLimiterCompatibleAbstract();module2.
exports=class extends RateLimiterCompatibleAbstract2{constructor(opts={}){super(),this.limiter=opts.limiter,this.blackList=
opts.blackList,this.whiteList=opts.whiteList,this.isBlackListed=opts.isBlackListed,this.isWhiteListed=opts.isWhiteListed,
this.runActionAnyway=opts.runActionAnyway}get limiter(){return this._limiter}set limiter(value){if(typeof value>"u")throw new Error(
"limiter is not set");this._limiter=value}get keyPrefix(){return this.limiter.keyPrefix}get blockDuration(){return this.
limiter.blockDuration}set blockDuration(value){this.limiter.blockDuration=value}get execEvenly(){return this.limiter.execEvenly}set execEvenly(value){
this.limiter.execEvenly=value}get runActionAnyway(){return this._runActionAnyway}set runActionAnyway(value){this._runActionAnyway=
typeof value>"u"?!1:value}get blackList(){return this._blackList}set blackList(value){this._blackList=Array.isArray(value)?
value:[]}get isBlackListed(){return this._isBlackListed}set isBlackListed(func){if(typeof func>"u"&&(func=()=>!1),typeof func!=
"function")throw new Error("isBlackListed must be function");this._isBlackListed=func}get whiteList(){return this._whiteList}set whiteList(value){
this._whiteList=Array.isArray(value)?value:[]}get isWhiteListed(){return this._isWhiteListed}set isWhiteListed(func){if(typeof func>
"u"&&(func=()=>!1),typeof func!="function")throw new Error("isWhiteListed must be function");this._isWhiteListed=func}isBlackListedSomewhere(key){
return this.blackList.indexOf(key)>=0||this.isBlackListed(key)}isWhiteListedSomewhere(key){return this.whiteList.indexOf(
key)>=0||this.isWhiteListed(key)}getBlackRes(){return new RateLimiterRes2(0,Number.MAX_SAFE_INTEGER,0,!1)}getWhiteRes(){
return new RateLimiterRes2(Number.MAX_SAFE_INTEGER,0,0,!1)}rejectBlack(){return Promise.reject(this.getBlackRes())}resolveBlack(){
return Promise.resolve(this.getBlackRes())}resolveWhite(){return Promise.resolve(this.getWhiteRes())}_execAction(action,key,args,rejectOnBlack=!1){
let res;return this.isWhiteListedSomewhere(key)?res=this.resolveWhite():this.isBlackListedSomewhere(key)&&(res=rejectOnBlack?
this.rejectBlack():this.resolveBlack()),typeof res>"u"?this.limiter[action](key,...args):(this.runActionAnyway&&this.limiter[action](
key,...args).catch(()=>{}),res)}consume(key,pointsToConsume=1,options={}){return this._execAction("consume",key,[pointsToConsume,
options],!0)}block(key,secDuration,options={}){return this._execAction("block",key,[secDuration,options])}penalty(key,points=1,options={}){
return this._execAction("penalty",key,[points,options])}reward(key,points=1,options={}){return this._execAction("reward",
key,[points,options])}get(key,options={}){return this.runActionAnyway?this.limiter.get(key,options):this._execAction("ge\
t",key,[options])}set(key,points,secDuration,options={}){return this._execAction("set",key,[points,secDuration,options])}delete(key,options={}){
return this.limiter.delete(key,options)}}}});var require_RLWrapperTimeouts=__commonJS({"node_modules/rate-limiter-flexible/lib/RLWrapperTimeouts.js"(exports2,module2){
var RateLimiterInsuredAbstract=require_RateLimiterInsuredAbstract(),isRateLimiterCompatible=require_isRateLimiterCompatible();
module2.exports=class extends RateLimiterInsuredAbstract{constructor(opts={}){super({...opts,points:0,duration:0}),this.
limiter=opts.limiter,this.timeoutMs=opts.timeoutMs||0}get limiter(){return this._limiter}set limiter(limiter){if(!isRateLimiterCompatible(
limiter))throw new TypeError("limiter must be an instance of RateLimiterAbstract or RateLimiterCompatibleAbstract");this.
_limiter=limiter,!this.insuranceLimiter&&limiter instanceof RateLimiterInsuredAbstract&&(this.insuranceLimiter=limiter.insuranceLimiter)}get timeoutMs(){
return this._timeoutMs}set timeoutMs(value){if(typeof value!="number"||value<0)throw new TypeError("timeoutMs must be a \
non-negative number");this._timeoutMs=value}_run(funcName,params){return new Promise(async(resolve,reject)=>{let timeout=setTimeout(
()=>reject(new Error("Operation timed out")),this.timeoutMs);await this.limiter[funcName](...params).then(result=>{clearTimeout(
timeout),resolve(result)}).catch(err=>{clearTimeout(timeout),reject(err)})})}_consume(key,pointsToConsume=1,options={}){
return this._run("consume",[key,pointsToConsume,options])}_penalty(key,points=1,options={}){return this._run("penalty",[
key,points,options])}_reward(key,points=1,options={}){return this._run("reward",[key,points,options])}_get(key,options={}){
return this._run("get",[key,options])}_set(key,points,secDuration,options={}){return this._run("set",[key,points,secDuration,
options])}_block(key,secDuration,options={}){return this._run("block",[key,secDuration,options])}_delete(key,options={}){
return this._run("delete",[key,options])}}}});var require_RateLimiterUnion=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterUnion.js"(exports2,module2){
var isRateLimiterCompatible=require_isRateLimiterCompatible();module2.exports=class{constructor(...limiters){if(limiters.
length<1)throw new Error("RateLimiterUnion: at least one limiter have to be passed");limiters.forEach(limiter=>{if(!isRateLimiterCompatible(
limiter))throw new Error("RateLimiterUnion: all limiters have to be instance of RateLimiterAbstract or RateLimiterCompat\
ibleAbstract")}),this._limiters=limiters}consume(key,points=1){return new Promise((resolve,reject)=>{let promises=[];this.
_limiters.forEach(limiter=>{promises.push(limiter.consume(key,points).catch(rej=>({rejected:!0,rej})))}),Promise.all(promises).
then(res=>{let resObj={},rejected=!1;res.forEach(item=>{item.rejected===!0&&(rejected=!0)});for(let i=0;i<res.length;i++)
rejected&&res[i].rejected===!0?resObj[this._limiters[i].keyPrefix]=res[i].rej:rejected||(resObj[this._limiters[i].keyPrefix]=
res[i]);rejected?reject(resObj):resolve(resObj)})})}}}});var require_RateLimiterQueueError=__commonJS({"node_modules/rate-limiter-flexible/lib/component/RateLimiterQueueError.js"(exports2,module2){
module2.exports=class extends Error{constructor(message,extra){super(),Error.captureStackTrace&&Error.captureStackTrace(
this,this.constructor),this.name="CustomError",this.message=message,extra&&(this.extra=extra)}}}});var require_RateLimiterQueue=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterQueue.js"(exports2,module2){
var RateLimiterQueueError2=require_RateLimiterQueueError(),MAX_QUEUE_SIZE=4294967295,KEY_DEFAULT="limiter";function getTokensRemaining(limiterFlexible,key){
return limiterFlexible.get(key).then(rlRes=>rlRes!==null?rlRes.remainingPoints:limiterFlexible.points).catch(()=>limiterFlexible.
points)}module2.exports=class{constructor(limiterFlexible,opts={}){let maxQueueSize=opts.maxQueueSize!==void 0?opts.maxQueueSize:
MAX_QUEUE_SIZE;this._queueLimiters={[KEY_DEFAULT]:new RateLimiterQueueInternal(limiterFlexible,{...opts,maxQueueSize,key:KEY_DEFAULT})},
this._limiterFlexible=limiterFlexible,this._maxQueueSize=maxQueueSize}getTokensRemaining(key=KEY_DEFAULT){return this._queueLimiters[key]?
this._queueLimiters[key].getTokensRemaining():getTokensRemaining(this._limiterFlexible,key)}removeTokens(tokens,key=KEY_DEFAULT,expiresUnixAt=0){
return this._queueLimiters[key]||(this._queueLimiters[key]=new RateLimiterQueueInternal(this._limiterFlexible,{key,maxQueueSize:this.
_maxQueueSize})),this._queueLimiters[key].removeTokens(tokens,expiresUnixAt)}};var RateLimiterQueueInternal=class{constructor(limiterFlexible,opts={
maxQueueSize:MAX_QUEUE_SIZE,key:KEY_DEFAULT}){this._key=opts.key,this._waitTimeout=null,this._queue=[],this._limiterFlexible=
limiterFlexible,this._hasExpiringRequests=!1,this._maxQueueSize=opts.maxQueueSize}getTokensRemaining(){return getTokensRemaining(
this._limiterFlexible,this._key)}removeTokens(tokens,expiresUnixAt=0){let _this=this;return new Promise((resolve,reject)=>{
if(tokens>_this._limiterFlexible.points){reject(new RateLimiterQueueError2(`Requested tokens ${tokens} exceeds maximum ${_this.
_limiterFlexible.points} tokens per interval`));return}_this._queue.length>0?_this._queueRequest.call(_this,resolve,reject,
tokens,expiresUnixAt):_this._limiterFlexible.consume(_this._key,tokens).then(res=>{resolve(res.remainingPoints)}).catch(
rej=>{rej instanceof Error?reject(rej):(_this._queueRequest.call(_this,resolve,reject,tokens,expiresUnixAt),_this._waitTimeout===
null&&(_this._waitTimeout=setTimeout(_this._processFIFO.bind(_this),rej.msBeforeNext)))})})}_queueRequest(resolve,reject,tokens,expiresUnixAt=0){
let _this=this;_this._queue.length<_this._maxQueueSize?(_this._queue.push({resolve,reject,tokens,expiresUnixAt}),expiresUnixAt>
0&&(_this._hasExpiringRequests=!0)):reject(new RateLimiterQueueError2(`Number of requests reached it's maximum ${_this._maxQueueSize}`))}_processFIFO(){
let _this=this;if(_this._waitTimeout!==null&&(clearTimeout(_this._waitTimeout),_this._waitTimeout=null),_this._hasExpiringRequests){
let nowSecs=Math.floor(Date.now()/1e3);_this._queue=_this._queue.filter(item2=>item2.expiresUnixAt>0&&nowSecs>=item2.expiresUnixAt?
(item2.reject(new RateLimiterQueueError2("The request to remove tokens expired before it could be fulfilled")),!1):!0)}if(_this.
_queue.length===0)return;let item=_this._queue.shift();_this._limiterFlexible.consume(_this._key,item.tokens).then(res=>{
item.resolve(res.remainingPoints),_this._processFIFO.call(_this)}).catch(rej=>{rej instanceof Error?(item.reject(rej),_this.
_processFIFO.call(_this)):(_this._queue.unshift(item),_this._waitTimeout===null&&(_this._waitTimeout=setTimeout(_this._processFIFO.
bind(_this),rej.msBeforeNext)))})}}}});var require_BurstyRateLimiter=__commonJS({"node_modules/rate-limiter-flexible/lib/BurstyRateLimiter.js"(exports2,module2){
var RateLimiterRes2=require_RateLimiterRes();module2.exports=class{constructor(rateLimiter,burstLimiter){this._rateLimiter=
rateLimiter,this._burstLimiter=burstLimiter}_combineRes(rlRes,blRes){return rlRes?new RateLimiterRes2(rlRes.remainingPoints,
Math.min(rlRes.msBeforeNext,blRes?blRes.msBeforeNext:0),rlRes.consumedPoints,rlRes.isFirstInDuration):null}consume(key,pointsToConsume=1,options={}){
return this._rateLimiter.consume(key,pointsToConsume,options).catch(rlRej=>rlRej instanceof RateLimiterRes2?this._burstLimiter.
consume(key,pointsToConsume,options).then(blRes=>Promise.resolve(this._combineRes(rlRej,blRes))).catch(blRej=>blRej instanceof
RateLimiterRes2?Promise.reject(this._combineRes(rlRej,blRej)):Promise.reject(blRej)):Promise.reject(rlRej))}get(key){return Promise.
all([this._rateLimiter.get(key),this._burstLimiter.get(key)]).then(([rlRes,blRes])=>this._combineRes(rlRes,blRes))}get points(){
return this._rateLimiter.points}}}});var require_RateLimiterDynamo=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterDynamo.js"(exports2,module2){
var RateLimiterRes2=require_RateLimiterRes(),RateLimiterStoreAbstract=require_RateLimiterStoreAbstract(),DynamoItem=class{constructor(rlKey,points,expire){
this.key=rlKey,this.points=points,this.expire=expire}},DEFAULT_READ_CAPACITY_UNITS=25,DEFAULT_WRITE_CAPACITY_UNITS=25,RateLimiterDynamo2=class extends RateLimiterStoreAbstract{constructor(opts,cb=null){
super(opts),this.client=opts.storeClient,this.tableName=opts.tableName,this.tableCreated=opts.tableCreated,this.ttlManuallySet=
opts.ttlSet,this.tableCreated?this._setTTL().finally(()=>{typeof cb=="function"&&cb()}):this._createTable(opts.dynamoTableOpts).
then(data=>{this.tableCreated=!0,this._setTTL().finally(()=>{typeof cb=="function"&&cb()})}).catch(err=>{if(typeof cb=="\
function")cb(err);else throw err})}get tableName(){return this._tableName}set tableName(value){this._tableName=typeof value>
"u"?"node-rate-limiter-flexible":value}get tableCreated(){return this._tableCreated}set tableCreated(value){this._tableCreated=
typeof value>"u"?!1:!!value}async _createTable(tableOpts){let params={TableName:this.tableName,AttributeDefinitions:[{AttributeName:"\
key",AttributeType:"S"}],KeySchema:[{AttributeName:"key",KeyType:"HASH"}],ProvisionedThroughput:{ReadCapacityUnits:tableOpts&&
tableOpts.readCapacityUnits?tableOpts.readCapacityUnits:DEFAULT_READ_CAPACITY_UNITS,WriteCapacityUnits:tableOpts&&tableOpts.
writeCapacityUnits?tableOpts.writeCapacityUnits:DEFAULT_WRITE_CAPACITY_UNITS}};try{return await this.client.createTable(
params)}catch(err){if(err.__type&&err.__type.includes("ResourceInUseException"))return null;throw err}}async _get(rlKey){
if(!this.tableCreated)throw new Error("Table is not created yet");let params={TableName:this.tableName,Key:{key:{S:rlKey}}},
data=await this.client.getItem(params);if(!data.Item)return null;let item=new DynamoItem(data.Item.key.S,Number(data.Item.
points.N),Number(data.Item.expire.N)),dateNowSec=Date.now()/1e3;return item.expire!==-1&&item.expire<=dateNowSec?null:item}async _delete(rlKey){
if(!this.tableCreated)throw new Error("Table is not created yet");let params={TableName:this.tableName,Key:{key:{S:rlKey}},
ConditionExpression:"attribute_exists(#k)",ExpressionAttributeNames:{"#k":"key"}};try{return(await this._client.deleteItem(
params)).$metadata.httpStatusCode===200}catch(err){if(err.__type&&err.__type.includes("ConditionalCheckFailedException"))
return!1;throw err}}async _upsert(rlKey,points,msDuration,forceExpire=!1,options={}){if(!this.tableCreated)throw new Error(
"Table is not created yet");let dateNow=Date.now(),dateNowSec=dateNow/1e3,newExpireSec=msDuration>0?(dateNow+msDuration)/
1e3:-1;if(forceExpire)return await this._baseUpsert({TableName:this.tableName,Key:{key:{S:rlKey}},UpdateExpression:"SET \
points = :points, expire = :expire",ExpressionAttributeValues:{":points":{N:points.toString()},":expire":{N:newExpireSec.
toString()}},ReturnValues:"ALL_NEW"});try{return await this._baseUpsert({TableName:this.tableName,Key:{key:{S:rlKey}},UpdateExpression:"\
SET points = :new_points, expire = :new_expire",ExpressionAttributeValues:{":new_points":{N:points.toString()},":new_exp\
ire":{N:newExpireSec.toString()},":where_expire":{N:dateNowSec.toString()}},ConditionExpression:"expire <= :where_expire\
 OR attribute_not_exists(points)",ReturnValues:"ALL_NEW"})}catch{return await this._baseUpsert({TableName:this.tableName,
Key:{key:{S:rlKey}},UpdateExpression:"SET points = points + :new_points",ExpressionAttributeValues:{":new_points":{N:points.
toString()},":where_expire":{N:dateNowSec.toString()}},ConditionExpression:"expire > :where_expire",ReturnValues:"ALL_NE\
W"})}}async _baseUpsert(params){if(!this.tableCreated)throw new Error("Table is not created yet");try{let data=await this.
client.updateItem(params);return new DynamoItem(data.Attributes.key.S,Number(data.Attributes.points.N),Number(data.Attributes.
expire.N))}catch(err){throw err}}async _setTTL(){if(!this.tableCreated)throw new Error("Table is not created yet");try{if(await this.
_isTTLSet())return;let params={TableName:this.tableName,TimeToLiveSpecification:{AttributeName:"expire",Enabled:!0}};return await this.
client.updateTimeToLive(params)}catch(err){throw err}}async _isTTLSet(){if(!this.tableCreated)throw new Error("Table is \
not created yet");if(this.ttlManuallySet)return!0;try{let res=await this.client.describeTimeToLive({TableName:this.tableName});
return res.$metadata.httpStatusCode==200&&res.TimeToLiveDescription.TimeToLiveStatus==="ENABLED"&&res.TimeToLiveDescription.
AttributeName==="expire"}catch(err){throw err}}_getRateLimiterRes(rlKey,changedPoints,result){let res=new RateLimiterRes2;
return res.isFirstInDuration=changedPoints===result.points,res.consumedPoints=res.isFirstInDuration?changedPoints:result.
points,res.remainingPoints=Math.max(this.points-res.consumedPoints,0),res.msBeforeNext=result.expire!=-1?Math.max(result.
expire*1e3-Date.now(),0):-1,res}};module2.exports=RateLimiterDynamo2}});var require_RateLimiterPrisma=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterPrisma.js"(exports2,module2){
var RateLimiterStoreAbstract=require_RateLimiterStoreAbstract(),RateLimiterRes2=require_RateLimiterRes(),RateLimiterPrisma2=class extends RateLimiterStoreAbstract{constructor(opts){
if(super(opts),this.modelName=opts.tableName||"RateLimiterFlexible",this.prismaClient=opts.storeClient,this.clearExpiredByTimeout=
opts.clearExpiredByTimeout??!0,!this.prismaClient)throw new Error("Prisma client is not provided");this.clearExpiredByTimeout&&
this._clearExpiredHourAgo()}_getRateLimiterRes(rlKey,changedPoints,result){let res=new RateLimiterRes2,doc=result;return res.
isFirstInDuration=doc.points===changedPoints,res.consumedPoints=doc.points,res.remainingPoints=Math.max(this.points-res.
consumedPoints,0),res.msBeforeNext=doc.expire!==null?Math.max(new Date(doc.expire).getTime()-Date.now(),0):-1,res}_upsert(key,points,msDuration,forceExpire=!1){
if(!this.prismaClient)return Promise.reject(new Error("Prisma client is not established"));let model=this.prismaClient[this.
modelName],now=new Date,newExpire=msDuration>0?new Date(now.getTime()+msDuration):null,create={key,points,expire:newExpire};
return forceExpire?model.upsert({where:{key},create,update:{points,expire:newExpire}}):model.deleteMany({where:{key,expire:{
lte:now}}}).then(()=>model.upsert({where:{key},create,update:{points:{increment:points}}}))}_get(rlKey){return this.prismaClient?
this.prismaClient[this.modelName].findFirst({where:{AND:[{key:rlKey},{OR:[{expire:{gt:new Date}},{expire:null}]}]}}):Promise.
reject(new Error("Prisma client is not established"))}_delete(rlKey){return this.prismaClient?this.prismaClient[this.modelName].
deleteMany({where:{key:rlKey}}).then(res=>res.count>0):Promise.reject(new Error("Prisma client is not established"))}_clearExpiredHourAgo(){
this._clearExpiredTimeoutId&&clearTimeout(this._clearExpiredTimeoutId),this._clearExpiredTimeoutId=setTimeout(async()=>{
try{await this.prismaClient[this.modelName].deleteMany({where:{expire:{lt:new Date(Date.now()-36e5)}}})}catch(error){console.
warn("Failed to clear expired records:",error)}this._clearExpiredHourAgo()},3e5),this._clearExpiredTimeoutId.unref()}};module2.
exports=RateLimiterPrisma2}});var require_RateLimiterDrizzle=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterDrizzle.js"(exports2,module2){
var drizzleOperators=null,CLEANUP_INTERVAL_MS=3e5,EXPIRED_THRESHOLD_MS=36e5,RateLimiterDrizzleError=class extends Error{constructor(message){
super(message),this.name="RateLimiterDrizzleError"}};async function loadDrizzleOperators(){if(drizzleOperators)return drizzleOperators;
let requiredOperators=["and","or","gt","lt","eq","isNull","sql"];function getPackageName(){return["drizzle","orm"].join(
"-")}let collectModuleLayers=mod=>{let layers=[],seen=new Set,current=mod;for(;current&&(typeof current=="object"||typeof current==
"function")&&!seen.has(current);)layers.push(current),seen.add(current),current=current.default;return layers},importModule=async(specifier,{
optional=!1}={})=>{try{return await Promise.resolve().then(()=>__toESM(require(specifier)))}catch(error){if(optional)return null;
throw new RateLimiterDrizzleError(error.message||"Failed to import drizzle-orm package.")}},mainModule=await importModule(
`${getPackageName()}`),sqlModule=await importModule(`${getPackageName()}/sql`,{optional:!0}),mainCandidates=collectModuleLayers(
mainModule),sqlCandidates=sqlModule?collectModuleLayers(sqlModule):[],resolvedOperators={},missingOperators=[];for(let operatorName of requiredOperators){
let operator=(operatorName==="sql"?[...sqlCandidates,...mainCandidates]:mainCandidates).map(candidate=>candidate?.[operatorName]).
find(value=>typeof value=="function");if(!operator){missingOperators.push(operatorName);continue}resolvedOperators[operatorName]=
operator}if(missingOperators.length>0)throw new RateLimiterDrizzleError(`Failed to load drizzle-orm operators: missing ${missingOperators.
join(", ")}`);return drizzleOperators=resolvedOperators,drizzleOperators}var RateLimiterStoreAbstract=require_RateLimiterStoreAbstract(),
RateLimiterRes2=require_RateLimiterRes(),RateLimiterDrizzle2=class extends RateLimiterStoreAbstract{constructor(opts){if(super(
opts),!opts?.schema)throw new RateLimiterDrizzleError("Drizzle schema is required");if(!opts?.storeClient)throw new RateLimiterDrizzleError(
"Drizzle client is required");this.schema=opts.schema,this.drizzleClient=opts.storeClient,this.clearExpiredByTimeout=opts.
clearExpiredByTimeout??!0,this.clearExpiredByTimeout&&this._clearExpiredHourAgo()}_getRateLimiterRes(rlKey,changedPoints,result){
let res=new RateLimiterRes2,doc=result;return res.isFirstInDuration=doc.points===changedPoints,res.consumedPoints=doc.points,
res.remainingPoints=Math.max(this.points-res.consumedPoints,0),res.msBeforeNext=doc.expire!==null?Math.max(new Date(doc.
expire).getTime()-Date.now(),0):-1,res}async _upsert(key,points,msDuration,forceExpire=!1){if(!this.drizzleClient)return Promise.
reject(new RateLimiterDrizzleError("Drizzle client is not established"));let{sql}=await loadDrizzleOperators(),now=new Date,
newExpire=msDuration>0?new Date(now.getTime()+msDuration):null,expired=sql`${this.schema.expire} <= ${sql.param(now,this.
schema.expire)}`,nextExpire=sql.param(newExpire,this.schema.expire),[data]=await this.drizzleClient.insert(this.schema).
values({key,points,expire:newExpire}).onConflictDoUpdate({target:this.schema.key,set:forceExpire?{points,expire:newExpire}:
{points:sql`CASE WHEN ${expired} THEN ${points} ELSE ${this.schema.points} + ${points} END`,expire:sql`CASE WHEN ${expired} THEN ${nextExpire} ELSE ${this.
schema.expire} END`}}).returning();return data}async _get(rlKey){if(!this.drizzleClient)return Promise.reject(new RateLimiterDrizzleError(
"Drizzle client is not established"));let{and,or,gt,eq,isNull}=await loadDrizzleOperators(),[response]=await this.drizzleClient.
select().from(this.schema).where(and(eq(this.schema.key,rlKey),or(gt(this.schema.expire,new Date),isNull(this.schema.expire)))).
limit(1);return response||null}async _delete(rlKey){if(!this.drizzleClient)return Promise.reject(new RateLimiterDrizzleError(
"Drizzle client is not established"));let{eq}=await loadDrizzleOperators(),[result]=await this.drizzleClient.delete(this.
schema).where(eq(this.schema.key,rlKey)).returning({key:this.schema.key});return!!result?.key}_clearExpiredHourAgo(){this.
_clearExpiredTimeoutId&&clearTimeout(this._clearExpiredTimeoutId),this._clearExpiredTimeoutId=setTimeout(async()=>{try{let{
lt}=await loadDrizzleOperators();await this.drizzleClient.delete(this.schema).where(lt(this.schema.expire,new Date(Date.
now()-EXPIRED_THRESHOLD_MS)))}catch(error){console.warn("Failed to clear expired records:",error)}this._clearExpiredHourAgo()},
CLEANUP_INTERVAL_MS),this._clearExpiredTimeoutId.unref()}};module2.exports=RateLimiterDrizzle2}});var require_RateLimiterDrizzleNonAtomic=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterDrizzleNonAtomic.\
js"(exports2,module2){var drizzleOperators=null,CLEANUP_INTERVAL_MS=3e5,EXPIRED_THRESHOLD_MS=36e5,RateLimiterDrizzleError=class extends Error{constructor(message){
super(message),this.name="RateLimiterDrizzleError"}};async function getDrizzleOperators(){if(drizzleOperators)return drizzleOperators;
try{let getPackageName2=function(){return["drizzle","orm"].join("-")};var getPackageName=getPackageName2;let drizzleOrm=await Promise.
resolve().then(()=>__toESM(require(`${getPackageName2()}`))),{and,or,gt,lt,eq,isNull,sql}=drizzleOrm.default||drizzleOrm;
return drizzleOperators={and,or,gt,lt,eq,isNull,sql},drizzleOperators}catch{throw new RateLimiterDrizzleError("drizzle-o\
rm is not installed. Please install drizzle-orm to use RateLimiterDrizzleNonAtomic.")}}var RateLimiterStoreAbstract=require_RateLimiterStoreAbstract(),
RateLimiterRes2=require_RateLimiterRes(),RateLimiterDrizzleNonAtomic2=class extends RateLimiterStoreAbstract{constructor(opts){
if(super(opts),!opts?.schema)throw new RateLimiterDrizzleError("Drizzle schema is required");if(!opts?.storeClient)throw new RateLimiterDrizzleError(
"Drizzle client is required");this.schema=opts.schema,this.drizzleClient=opts.storeClient,this.clearExpiredByTimeout=opts.
clearExpiredByTimeout??!0,this.clearExpiredByTimeout&&this._clearExpiredHourAgo()}_getRateLimiterRes(rlKey,changedPoints,result){
let res=new RateLimiterRes2,doc=result;return res.isFirstInDuration=doc.points===changedPoints,res.consumedPoints=doc.points,
res.remainingPoints=Math.max(this.points-res.consumedPoints,0),res.msBeforeNext=doc.expire!==null?Math.max(new Date(doc.
expire).getTime()-Date.now(),0):-1,res}async _upsert(key,points,msDuration,forceExpire=!1){if(!this.drizzleClient)return Promise.
reject(new RateLimiterDrizzleError("Drizzle client is not established"));let{eq}=await getDrizzleOperators(),now=new Date,
newExpire=msDuration>0?new Date(now.getTime()+msDuration):null,[existingRecord]=await this.drizzleClient.select().from(this.
schema).where(eq(this.schema.key,key)).limit(1),shouldUpdateExpire=forceExpire||!existingRecord||existingRecord.expire!==
null&&existingRecord.expire<=now,newPoints;existingRecord&&!shouldUpdateExpire?newPoints=existingRecord.points+points:newPoints=
points;let[data]=await this.drizzleClient.insert(this.schema).values({key,points:newPoints,expire:newExpire}).onConflictDoUpdate(
{target:this.schema.key,set:{points:newPoints,...shouldUpdateExpire&&{expire:newExpire}}}).returning();return data}async _get(rlKey){
if(!this.drizzleClient)return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));let{and,or,
gt,eq,isNull}=await getDrizzleOperators(),[response]=await this.drizzleClient.select().from(this.schema).where(and(eq(this.
schema.key,rlKey),or(gt(this.schema.expire,new Date),isNull(this.schema.expire)))).limit(1);return response||null}async _delete(rlKey){
if(!this.drizzleClient)return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));let{eq}=await getDrizzleOperators(),
[result]=await this.drizzleClient.delete(this.schema).where(eq(this.schema.key,rlKey)).returning({key:this.schema.key});
return!!(result&&result.key)}_clearExpiredHourAgo(){this._clearExpiredTimeoutId&&clearTimeout(this._clearExpiredTimeoutId),
this._clearExpiredTimeoutId=setTimeout(async()=>{try{let{lt}=await getDrizzleOperators();await this.drizzleClient.delete(
this.schema).where(lt(this.schema.expire,new Date(Date.now()-EXPIRED_THRESHOLD_MS)))}catch(error){console.warn("Failed t\
o clear expired records:",error)}this._clearExpiredHourAgo()},CLEANUP_INTERVAL_MS),this._clearExpiredTimeoutId.unref()}};
module2.exports=RateLimiterDrizzleNonAtomic2}});var require_RateLimiterValkey=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterValkey.js"(exports2,module2){
var RateLimiterStoreAbstract=require_RateLimiterStoreAbstract(),RateLimiterRes2=require_RateLimiterRes(),incrTtlLuaScript=`\

server.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
local consumed = server.call('incrby', KEYS[1], ARGV[1])
local ttl = server.call('pttl', KEYS[1])
return {consumed, ttl}
`,RateLimiterValkey2=class extends RateLimiterStoreAbstract{constructor(opts){super(opts),this.client=opts.storeClient,this.
_rejectIfValkeyNotReady=!!opts.rejectIfValkeyNotReady,this._incrTtlLuaScript=opts.customIncrTtlLuaScript||incrTtlLuaScript,
this.client.defineCommand("rlflxIncr",{numberOfKeys:1,lua:this._incrTtlLuaScript})}_isValkeyReady(){return this._rejectIfValkeyNotReady?
this.client.status==="ready":!0}_getRateLimiterRes(rlKey,changedPoints,result){let consumed,resTtlMs;Array.isArray(result[0])?
[[,consumed],[,resTtlMs]]=result:[consumed,resTtlMs]=result;let res=new RateLimiterRes2;return res.consumedPoints=+consumed,
res.isFirstInDuration=res.consumedPoints===changedPoints,res.remainingPoints=Math.max(this.points-res.consumedPoints,0),
res.msBeforeNext=resTtlMs,res}_upsert(rlKey,points,msDuration,forceExpire=!1){if(!this._isValkeyReady())throw new Error(
"Valkey connection is not ready");let secDuration=Math.floor(msDuration/1e3);if(forceExpire){let multi=this.client.multi();
return secDuration>0?multi.set(rlKey,points,"EX",secDuration):multi.set(rlKey,points),multi.pttl(rlKey).exec()}return secDuration>
0?this.client.rlflxIncr([rlKey,String(points),String(secDuration),String(this.points),String(this.duration)]):this.client.
multi().incrby(rlKey,points).pttl(rlKey).exec()}_get(rlKey){if(!this._isValkeyReady())throw new Error("Valkey connection\
 is not ready");return this.client.multi().get(rlKey).pttl(rlKey).exec().then(result=>{let[[,points]]=result;return points===
null?null:result})}_delete(rlKey){return this.client.del(rlKey).then(result=>result>0)}};module2.exports=RateLimiterValkey2}});var require_RateLimiterValkeyGlide=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterValkeyGlide.js"(exports2,module2){
var RateLimiterStoreAbstract=require_RateLimiterStoreAbstract(),RateLimiterRes2=require_RateLimiterRes(),DEFAULT_LIBRARY_NAME="\
ratelimiterflexible",DEFAULT_VALKEY_SCRIPT=`local key = KEYS[1]
local pointsToConsume = tonumber(ARGV[1])
if tonumber(ARGV[2]) > 0 then
  server.call('set', key, "0", 'EX', ARGV[2], 'NX')
  local consumed = server.call('incrby', key, pointsToConsume)
  local pttl = server.call('pttl', key)
  return {consumed, pttl}
end
local consumed = server.call('incrby', key, pointsToConsume)
local pttl = server.call('pttl', key)
return {consumed, pttl}`,GET_VALKEY_SCRIPT=`local key = KEYS[1]
local value = server.call('get', key)
if value == nil then
  return value
end
local pttl = server.call('pttl', key)
return {tonumber(value), pttl}`,RateLimiterValkeyGlide2=class extends RateLimiterStoreAbstract{constructor(opts){super(opts),
this.client=opts.storeClient,this._scriptLoaded=!1,this._getScriptLoaded=!1,this._rejectIfValkeyNotReady=!!opts.rejectIfValkeyNotReady,
this._luaScript=opts.customFunction||DEFAULT_VALKEY_SCRIPT,this._libraryName=opts.customFunctionLibName||DEFAULT_LIBRARY_NAME}async _loadScripts(){
if(this._scriptLoaded&&this._getScriptLoaded)return!0;if(!this.client)throw new Error("Valkey client is not set");let promises=[];
if(this._scriptLoaded)promises.push(Promise.resolve(this._libraryName));else{let script=Buffer.from(`#!lua name=${this._libraryName}\

        local function consume(KEYS, ARGV)
          ${this._luaScript.trim()}
        end
        server.register_function('consume', consume)`);promises.push(this.client.functionLoad(script,{replace:!0}))}if(this.
_getScriptLoaded)promises.push(Promise.resolve("ratelimiter_get"));else{let script=Buffer.from(`#!lua name=ratelimiter_g\
et
        local function getValue(KEYS, ARGV)
          ${GET_VALKEY_SCRIPT.trim()}
        end
        server.register_function('getValue', getValue)`);promises.push(this.client.functionLoad(script,{replace:!0}))}let results=await Promise.
all(promises);if(this._scriptLoaded=results[0]===this._libraryName,this._getScriptLoaded=results[1]==="ratelimiter_get",
!this._scriptLoaded||!this._getScriptLoaded)throw new Error("Valkey connection is not ready, scripts not loaded");return!0}async _upsert(rlKey,pointsToConsume,msDuration,forceExpire=!1,options={}){
await this._loadScripts();let secDuration=Math.floor(msDuration/1e3);return forceExpire?secDuration>0?(await this.client.
set(rlKey,String(pointsToConsume),{expiry:{type:"EX",count:secDuration}}),[pointsToConsume,secDuration*1e3]):(await this.
client.set(rlKey,String(pointsToConsume)),[pointsToConsume,-1]):await this.client.fcall("consume",[rlKey],[String(pointsToConsume),
String(secDuration)])}async _get(rlKey,options={}){await this._loadScripts();let res=await this.client.fcall("getValue",
[rlKey],[]);return res.length>0?res:null}async _delete(rlKey,options={}){return await this.client.del([rlKey])>0}_getRateLimiterRes(rlKey,changedPoints,result){
if(result===null)return null;let res=new RateLimiterRes2,[consumedPointsStr,pttl]=result,consumedPoints=Number(consumedPointsStr);
return res.isFirstInDuration=consumedPoints===changedPoints,res.consumedPoints=consumedPoints,res.remainingPoints=Math.max(
this.points-res.consumedPoints,0),res.msBeforeNext=pttl,res}async close(){if(this._scriptLoaded&&(await this.client.functionDelete(
this._libraryName),this._scriptLoaded=!1),this._getScriptLoaded&&(await this.client.functionDelete("ratelimiter_get"),this.
_getScriptLoaded=!1),this.insuranceLimiter)try{await this.insuranceLimiter.close()}catch{}this.client=null,this._scriptLoaded=
!1,this._getScriptLoaded=!1,this._rejectIfValkeyNotReady=!1,this._luaScript=null,this._libraryName=null,this.insuranceLimiter=
null}};module2.exports=RateLimiterValkeyGlide2}});var require_RateLimiterSQLite=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterSQLite.js"(exports2,module2){
var RateLimiterStoreAbstract=require_RateLimiterStoreAbstract(),RateLimiterRes2=require_RateLimiterRes(),RateLimiterSQLite2=class extends RateLimiterStoreAbstract{_internalStoreType=null;constructor(opts,cb=null){
super(opts),this.client=opts.storeClient,this.storeType=opts.storeType||"sqlite3",this.tableName=opts.tableName,this.tableCreated=
opts.tableCreated||!1,this.clearExpiredByTimeout=opts.clearExpiredByTimeout,this._validateStoreTypes(cb),this._validateStoreClient(
cb),this._setInternalStoreType(cb),this._validateTableName(cb),this.tableCreated?(this.clearExpiredByTimeout&&this._clearExpiredHourAgo(),
typeof cb=="function"&&cb()):this._createDbAndTable().then(()=>{this.tableCreated=!0,this.clearExpiredByTimeout&&this._clearExpiredHourAgo(),
typeof cb=="function"&&cb()}).catch(err=>{if(typeof cb=="function")cb(err);else throw err})}_validateStoreTypes(cb){let validStoreTypes=[
"sqlite3","better-sqlite3","knex"];if(!validStoreTypes.includes(this.storeType)){let err=new Error(`storeType must be on\
e of: ${validStoreTypes.join(", ")}`);if(typeof cb=="function")return cb(err);throw err}}_validateStoreClient(cb){if(this.
storeType==="sqlite3"){if(typeof this.client.run!="function"){let err=new Error("storeClient must be an instance of sqli\
te3.Database when storeType is 'sqlite3' or no storeType was provided");if(typeof cb=="function")return cb(err);throw err}}else if(this.
storeType==="better-sqlite3"){if(typeof this.client.prepare!="function"||typeof this.client.run<"u"){let err=new Error("\
storeClient must be an instance of better-sqlite3.Database when storeType is 'better-sqlite3'");if(typeof cb=="function")
return cb(err);throw err}}else if(this.storeType==="knex"&&typeof this.client.raw!="function"){let err=new Error("storeC\
lient must be an instance of Knex when storeType is 'knex'");if(typeof cb=="function")return cb(err);throw err}}_setInternalStoreType(cb){
if(this.storeType==="knex"){let knexClientType=this.client.client.config.client;if(knexClientType==="sqlite3")this._internalStoreType=
"sqlite3";else if(knexClientType==="better-sqlite3")this._internalStoreType="better-sqlite3";else{let err=new Error("Kne\
x must be configured with 'sqlite3' or 'better-sqlite3' for RateLimiterSQLite");if(typeof cb=="function")return cb(err);
throw err}}else this._internalStoreType=this.storeType}_validateTableName(cb){if(!/^[A-Za-z0-9_]*$/.test(this.tableName)){
let err=new Error("Table name must contain only letters and numbers");if(typeof cb=="function")return cb(err);throw err}}async _getConnection(){
return this.storeType==="knex"?this.client.client.acquireConnection():this.client}_releaseConnection(conn){this.storeType===
"knex"&&this.client.client.releaseConnection(conn)}async _createDbAndTable(){let conn=await this._getConnection();try{switch(this.
_internalStoreType){case"sqlite3":await new Promise((resolve,reject)=>{conn.run(this._getCreateTableSQL(),err=>err?reject(
err):resolve())});break;case"better-sqlite3":conn.prepare(this._getCreateTableSQL()).run();break;default:throw new Error(
"Unsupported internalStoreType")}}finally{this._releaseConnection(conn)}}_getCreateTableSQL(){return`CREATE TABLE IF NOT\
 EXISTS ${this.tableName} (
      key TEXT PRIMARY KEY,
      points INTEGER NOT NULL DEFAULT 0,
      expire INTEGER
    )`}_clearExpiredHourAgo(){this._clearExpiredTimeoutId&&clearTimeout(this._clearExpiredTimeoutId),this._clearExpiredTimeoutId=
setTimeout(()=>{this.clearExpired(Date.now()-36e5).then(()=>this._clearExpiredHourAgo())},3e5),this._clearExpiredTimeoutId.
unref()}async clearExpired(nowMs){let sql=`DELETE FROM ${this.tableName} WHERE expire < ?`,conn=await this._getConnection();
try{switch(this._internalStoreType){case"sqlite3":await new Promise((resolve,reject)=>{conn.run(sql,[nowMs],err=>err?reject(
err):resolve())});break;case"better-sqlite3":conn.prepare(sql).run(nowMs);break;default:throw new Error("Unsupported int\
ernalStoreType")}}finally{this._releaseConnection(conn)}}_getRateLimiterRes(rlKey,changedPoints,result){let res=new RateLimiterRes2;
return res.isFirstInDuration=changedPoints===result.points,res.consumedPoints=res.isFirstInDuration?changedPoints:result.
points,res.remainingPoints=Math.max(this.points-res.consumedPoints,0),res.msBeforeNext=result.expire?Math.max(result.expire-
Date.now(),0):-1,res}async _upsertTransactionSQLite3(conn,upsertQuery,upsertParams){return await new Promise((resolve,reject)=>{
conn.serialize(()=>{conn.run("SAVEPOINT rate_limiter_trx;",err=>{if(err)return reject(err);conn.get(upsertQuery,upsertParams,
(err2,row)=>{if(err2){conn.run("ROLLBACK TO SAVEPOINT rate_limiter_trx;",()=>reject(err2));return}conn.run("RELEASE SAVE\
POINT rate_limiter_trx;",()=>resolve(row))})})})})}async _upsertTransactionBetterSQLite3(conn,upsertQuery,upsertParams){
return conn.transaction(()=>conn.prepare(upsertQuery).get(...upsertParams))()}async _upsertTransaction(rlKey,points,msDuration,forceExpire){
let dateNow=Date.now(),newExpire=msDuration>0?dateNow+msDuration:null,upsertQuery=forceExpire?`INSERT OR REPLACE INTO ${this.
tableName} (key, points, expire) VALUES (?, ?, ?) RETURNING points, expire`:`INSERT INTO ${this.tableName} (key, points,\
 expire)
         VALUES (?, ?, ?)
         ON CONFLICT(key) DO UPDATE SET
           points = CASE WHEN expire IS NULL OR expire > ? THEN points + excluded.points ELSE excluded.points END,
           expire = CASE WHEN expire IS NULL OR expire > ? THEN expire ELSE excluded.expire END
         RETURNING points, expire`,upsertParams=forceExpire?[rlKey,points,newExpire]:[rlKey,points,newExpire,dateNow,dateNow],
conn=await this._getConnection();try{switch(this._internalStoreType){case"sqlite3":return this._upsertTransactionSQLite3(
conn,upsertQuery,upsertParams);case"better-sqlite3":return this._upsertTransactionBetterSQLite3(conn,upsertQuery,upsertParams);default:
throw new Error("Unsupported internalStoreType")}}finally{this._releaseConnection(conn)}}_upsert(rlKey,points,msDuration,forceExpire=!1){
return this.tableCreated?this._upsertTransaction(rlKey,points,msDuration,forceExpire):Promise.reject(new Error("Table is\
 not created yet"))}async _get(rlKey){let sql=`SELECT points, expire FROM ${this.tableName} WHERE key = ? AND (expire > \
? OR expire IS NULL)`,now=Date.now(),conn=await this._getConnection();try{switch(this._internalStoreType){case"sqlite3":
return await new Promise((resolve,reject)=>{conn.get(sql,[rlKey,now],(err,row)=>err?reject(err):resolve(row||null))});case"\
better-sqlite3":return conn.prepare(sql).get(rlKey,now)||null;default:throw new Error("Unsupported internalStoreType")}}finally{
this._releaseConnection(conn)}}async _delete(rlKey){if(!this.tableCreated)return Promise.reject(new Error("Table is not \
created yet"));let sql=`DELETE FROM ${this.tableName} WHERE key = ?`,conn=await this._getConnection();try{switch(this._internalStoreType){case"\
sqlite3":return await new Promise((resolve,reject)=>{conn.run(sql,[rlKey],function(err){err?reject(err):resolve(this.changes>
0)})});case"better-sqlite3":return conn.prepare(sql).run(rlKey).changes>0;default:throw new Error("Unsupported internalS\
toreType")}}finally{this._releaseConnection(conn)}}};module2.exports=RateLimiterSQLite2}});var require_RateLimiterEtcdTransactionFailedError=__commonJS({"node_modules/rate-limiter-flexible/lib/component/RateLimi\
terEtcdTransactionFailedError.js"(exports2,module2){module2.exports=class extends Error{constructor(message){super(),Error.
captureStackTrace&&Error.captureStackTrace(this,this.constructor),this.name="RateLimiterEtcdTransactionFailedError",this.
message=message}}}});var require_RateLimiterSetupError=__commonJS({"node_modules/rate-limiter-flexible/lib/component/RateLimiterSetupError.js"(exports2,module2){
module2.exports=class extends Error{constructor(message){super(),Error.captureStackTrace&&Error.captureStackTrace(this,this.
constructor),this.name="RateLimiterSetupError",this.message=message}}}});var require_RateLimiterEtcdNonAtomic=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterEtcdNonAtomic.js"(exports2,module2){
var RateLimiterStoreAbstract=require_RateLimiterStoreAbstract(),RateLimiterRes2=require_RateLimiterRes(),RateLimiterSetupError=require_RateLimiterSetupError(),
RateLimiterEtcdNonAtomic2=class extends RateLimiterStoreAbstract{constructor(opts){if(super(opts),!opts.storeClient)throw new RateLimiterSetupError(
'You need to set the option "storeClient" to an instance of class "Etcd3".');this.client=opts.storeClient}_getRateLimiterRes(rlKey,changedPoints,result){
let res=new RateLimiterRes2;return res.isFirstInDuration=changedPoints===result.points,res.consumedPoints=res.isFirstInDuration?
changedPoints:result.points,res.remainingPoints=Math.max(this.points-res.consumedPoints,0),res.msBeforeNext=result.expire?
Math.max(result.expire-Date.now(),0):-1,res}async _upsert(rlKey,points,msDuration,forceExpire=!1){let expire=msDuration>
0?Date.now()+msDuration:null,newValue={points,expire};if(forceExpire)await this.client.put(rlKey).value(JSON.stringify(newValue));else{
let oldValue=await this._get(rlKey);newValue={points:(oldValue!==null?oldValue.points:0)+points,expire},await this.client.
put(rlKey).value(JSON.stringify(newValue))}return newValue}async _get(rlKey){return this.client.get(rlKey).string().then(
result=>result!==null?JSON.parse(result):null)}async _delete(rlKey){return this.client.delete().key(rlKey).then(result=>result.
deleted==="1")}};module2.exports=RateLimiterEtcdNonAtomic2}});var require_RateLimiterEtcd=__commonJS({"node_modules/rate-limiter-flexible/lib/RateLimiterEtcd.js"(exports2,module2){var RateLimiterEtcdTransactionFailedError2=require_RateLimiterEtcdTransactionFailedError(),
RateLimiterEtcdNonAtomic2=require_RateLimiterEtcdNonAtomic(),MAX_TRANSACTION_TRIES=5,RateLimiterEtcd2=class extends RateLimiterEtcdNonAtomic2{async _upsert(rlKey,points,msDuration,forceExpire=!1){
let expire=msDuration>0?Date.now()+msDuration:null,newValue={points,expire},oldValue;if(forceExpire)await this.client.put(
rlKey).value(JSON.stringify(newValue));else if(!await this.client.if(rlKey,"Version","===","0").then(this.client.put(rlKey).
value(JSON.stringify(newValue))).commit().then(result=>!!result.succeeded)){let success=!1;for(let i=0;i<MAX_TRANSACTION_TRIES&&
(oldValue=await this._get(rlKey),newValue={points:oldValue.points+points,expire},success=await this.client.if(rlKey,"Val\
ue","===",JSON.stringify(oldValue)).then(this.client.put(rlKey).value(JSON.stringify(newValue))).commit().then(result=>!!result.
succeeded),!success);i++);if(!success)throw new RateLimiterEtcdTransactionFailedError2("Could not set new value in a tra\
nsaction.")}return newValue}};module2.exports=RateLimiterEtcd2}});var RateLimiterRedis=require_RateLimiterRedis(),RateLimiterRedisNonAtomic=require_RateLimiterRedisNonAtomic(),RateLimiterMongo=require_RateLimiterMongo(),
RateLimiterMySQL=require_RateLimiterMySQL(),RateLimiterPostgres=require_RateLimiterPostgres(),{RateLimiterClusterMaster,
RateLimiterClusterMasterPM2,RateLimiterCluster}=require_RateLimiterCluster(),RateLimiterMemory=require_RateLimiterMemory(),
RateLimiterMemcache=require_RateLimiterMemcache(),RLWrapperBlackAndWhite=require_RLWrapperBlackAndWhite(),RLWrapperTimeouts=require_RLWrapperTimeouts(),
RateLimiterUnion=require_RateLimiterUnion(),RateLimiterQueue=require_RateLimiterQueue(),BurstyRateLimiter=require_BurstyRateLimiter(),
RateLimiterRes=require_RateLimiterRes(),RateLimiterCompatibleAbstract=require_RateLimiterCompatibleAbstract(),RateLimiterDynamo=require_RateLimiterDynamo(),
RateLimiterPrisma=require_RateLimiterPrisma(),RateLimiterDrizzle=require_RateLimiterDrizzle(),RateLimiterDrizzleNonAtomic=require_RateLimiterDrizzleNonAtomic(),
RateLimiterValkey=require_RateLimiterValkey(),RateLimiterValkeyGlide=require_RateLimiterValkeyGlide(),RateLimiterSQLite=require_RateLimiterSQLite(),
RateLimiterEtcd=require_RateLimiterEtcd(),RateLimiterEtcdNonAtomic=require_RateLimiterEtcdNonAtomic(),RateLimiterQueueError=require_RateLimiterQueueError(),
RateLimiterEtcdTransactionFailedError=require_RateLimiterEtcdTransactionFailedError();module.exports={RateLimiterRedis,RateLimiterRedisNonAtomic,
RateLimiterMongo,RateLimiterMySQL,RateLimiterPostgres,RateLimiterMemory,RateLimiterMemcache,RateLimiterClusterMaster,RateLimiterClusterMasterPM2,
RateLimiterCluster,RLWrapperBlackAndWhite,RLWrapperTimeouts,RateLimiterUnion,RateLimiterQueue,BurstyRateLimiter,RateLimiterRes,
RateLimiterCompatibleAbstract,RateLimiterDynamo,RateLimiterPrisma,RateLimiterValkey,RateLimiterValkeyGlide,RateLimiterSQLite,
RateLimiterEtcd,RateLimiterDrizzle,RateLimiterDrizzleNonAtomic,RateLimiterEtcdNonAtomic,RateLimiterQueueError,RateLimiterEtcdTransactionFailedError};
