"use strict";var __getOwnPropNames=Object.getOwnPropertyNames;var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.
exports}catch(e){throw mod=0,e}};var require_util=__commonJS({"node_modules/prom-client/lib/util.js"(exports2){"use strict";exports2.getValueAsString=function(value){
return Number.isNaN(value)?"Nan":Number.isFinite(value)?`${value}`:value<0?"-Inf":"+Inf"};exports2.removeLabels=function(hashMap,labels,sortedLabelNames){
let hash=hashObject(labels,sortedLabelNames);delete hashMap[hash]};exports2.setValue=function(hashMap,value,labels){let hash=hashObject(
labels);return hashMap[hash]={value:typeof value=="number"?value:0,labels:labels||{}},hashMap};exports2.setValueDelta=function(hashMap,deltaValue,labels,hash=""){
let value=typeof deltaValue=="number"?deltaValue:0;return hashMap[hash]?hashMap[hash].value+=value:hashMap[hash]={value,
labels},hashMap};exports2.getLabels=function(labelNames,args){if(typeof args[0]=="object")return args[0];if(labelNames.length!==
args.length)throw new Error(`Invalid number of arguments (${args.length}): "${args.join(", ")}" for label names (${labelNames.
length}): "${labelNames.join(", ")}".`);let acc={};for(let i=0;i<labelNames.length;i++)acc[labelNames[i]]=args[i];return acc};
function fastHashObject(keys,labels){if(keys.length===0)return"";let hash="";for(let i=0;i<keys.length;i++){let key=keys[i],
value=labels[key];value!==void 0&&(hash+=`${key}:${value},`)}return hash}function hashObject(labels,labelNames){if(labelNames)
return fastHashObject(labelNames,labels);let keys=Object.keys(labels);return keys.length>1&&keys.sort(),fastHashObject(keys,
labels)}exports2.hashObject=hashObject;exports2.isObject=function(obj){return obj!==null&&typeof obj=="object"};exports2.
nowTimestamp=function(){return Date.now()/1e3};var Grouper=class extends Map{add(key,value){this.has(key)?this.get(key).
push(value):this.set(key,[value])}};exports2.Grouper=Grouper}});var require_registry=__commonJS({"node_modules/prom-client/lib/registry.js"(exports2,module2){"use strict";var{getValueAsString}=require_util(),
Registry=class _Registry{static get PROMETHEUS_CONTENT_TYPE(){return"text/plain; version=0.0.4; charset=utf-8"}static get OPENMETRICS_CONTENT_TYPE(){
return"application/openmetrics-text; version=1.0.0; charset=utf-8"}constructor(regContentType=_Registry.PROMETHEUS_CONTENT_TYPE){
if(this._metrics={},this._collectors=[],this._defaultLabels={},regContentType!==_Registry.PROMETHEUS_CONTENT_TYPE&&regContentType!==
_Registry.OPENMETRICS_CONTENT_TYPE)throw new TypeError(`Content type ${regContentType} is unsupported`);this._contentType=
regContentType}getMetricsAsArray(){return Object.values(this._metrics)}async getMetricsAsString(metrics){let metric=typeof metrics.
getForPromString=="function"?await metrics.getForPromString():await metrics.get(),name=escapeString(metric.name),help=`#\
 HELP ${name} ${escapeString(metric.help)}`,type=`# TYPE ${name} ${metric.type}`,values=[help,type],defaultLabels=Object.
keys(this._defaultLabels).length>0?this._defaultLabels:null,isOpenMetrics=this.contentType===_Registry.OPENMETRICS_CONTENT_TYPE;
for(let val of metric.values||[]){let{metricName=name,labels={}}=val,{sharedLabels={}}=val;isOpenMetrics&&metric.type===
"counter"&&(metricName=`${metricName}_total`),defaultLabels&&(labels={...labels,...defaultLabels,...labels});let formattedLabels=formatLabels(
labels,sharedLabels),flattenedShared=flattenSharedLabels(sharedLabels),labelParts=[...formattedLabels,flattenedShared].filter(
Boolean),labelsString=labelParts.length?`{${labelParts.join(",")}}`:"",fullMetricLine=`${metricName}${labelsString} ${getValueAsString(
val.value)}`,{exemplar}=val;if(exemplar&&isOpenMetrics){let formattedExemplars=formatLabels(exemplar.labelSet);fullMetricLine+=
` # {${formattedExemplars.join(",")}} ${getValueAsString(exemplar.value)} ${exemplar.timestamp}`}values.push(fullMetricLine)}
return values.join(`
`)}async metrics(){let isOpenMetrics=this.contentType===_Registry.OPENMETRICS_CONTENT_TYPE,promises=this.getMetricsAsArray().
map(metric=>(isOpenMetrics&&metric.type==="counter"&&(metric.name=standardizeCounterName(metric.name)),this.getMetricsAsString(
metric))),resolves=await Promise.all(promises);return isOpenMetrics?`${resolves.join(`
`)}
# EOF
`:`${resolves.join(`

`)}
`}registerMetric(metric){if(this._metrics[metric.name]&&this._metrics[metric.name]!==metric)throw new Error(`A metric wi\
th the name ${metric.name} has already been registered.`);this._metrics[metric.name]=metric}clear(){this._metrics={},this.
_defaultLabels={}}async getMetricsAsJSON(){let metrics=[],defaultLabelNames=Object.keys(this._defaultLabels),promises=[];
for(let metric of this.getMetricsAsArray())promises.push(metric.get());let resolves=await Promise.all(promises);for(let item of resolves){
if(item.values&&defaultLabelNames.length>0)for(let val of item.values){val.labels=Object.assign({},val.labels);for(let labelName of defaultLabelNames)
val.labels[labelName]=val.labels[labelName]||this._defaultLabels[labelName]}metrics.push(item)}return metrics}removeSingleMetric(name){
delete this._metrics[name]}getSingleMetricAsString(name){return this.getMetricsAsString(this._metrics[name])}getSingleMetric(name){
return this._metrics[name]}setDefaultLabels(labels){this._defaultLabels=labels}resetMetrics(){for(let metric in this._metrics)
this._metrics[metric].reset()}get contentType(){return this._contentType}setContentType(metricsContentType){if(metricsContentType===
_Registry.OPENMETRICS_CONTENT_TYPE||metricsContentType===_Registry.PROMETHEUS_CONTENT_TYPE)this._contentType=metricsContentType;else
throw new Error(`Content type ${metricsContentType} is unsupported`)}static merge(registers){let regType=registers[0].contentType;
for(let reg of registers)if(reg.contentType!==regType)throw new Error("Registers can only be merged if they have the sam\
e content type");let mergedRegistry=new _Registry(regType);return registers.reduce((acc,reg)=>acc.concat(reg.getMetricsAsArray()),
[]).forEach(mergedRegistry.registerMetric,mergedRegistry),mergedRegistry}};function formatLabels(labels,exclude){let{hasOwnProperty}=Object.
prototype,formatted=[];for(let[name,value]of Object.entries(labels))(!exclude||!hasOwnProperty.call(exclude,name))&&formatted.
push(`${name}="${escapeLabelValue(value)}"`);return formatted}var sharedLabelCache=new WeakMap;function flattenSharedLabels(labels){
let cached=sharedLabelCache.get(labels);if(cached)return cached;let flattened=formatLabels(labels).join(",");return sharedLabelCache.
set(labels,flattened),flattened}function escapeLabelValue(str){return typeof str!="string"?str:escapeString(str).replace(
/"/g,'\\"')}function escapeString(str){return str.replace(/\\/g,"\\\\").replace(/\n/g,"\\n")}function standardizeCounterName(name){
return name.replace(/_total$/,"")}module2.exports=Registry;module2.exports.globalRegistry=new Registry}});var require_validation=__commonJS({"node_modules/prom-client/lib/validation.js"(exports2){"use strict";var util=require("util"),
metricRegexp=/^[a-zA-Z_:][a-zA-Z0-9_:]*$/,labelRegexp=/^[a-zA-Z_][a-zA-Z0-9_]*$/;exports2.validateMetricName=function(name){
return metricRegexp.test(name)};exports2.validateLabelName=function(names=[]){return names.every(name=>labelRegexp.test(
name))};exports2.validateLabel=function(savedLabels,labels){for(let label in labels)if(!savedLabels.includes(label))throw new Error(
`Added label "${label}" is not included in initial labelset: ${util.inspect(savedLabels)}`)}}});var require_metric=__commonJS({"node_modules/prom-client/lib/metric.js"(exports2,module2){"use strict";var Registry=require_registry(),
{isObject}=require_util(),{validateMetricName,validateLabelName}=require_validation(),Metric=class{constructor(config,defaults={}){
if(!isObject(config))throw new TypeError("constructor expected a config object");if(Object.assign(this,{labelNames:[],registers:[
Registry.globalRegistry],aggregator:"sum",enableExemplars:!1},defaults,config),this.registers||(this.registers=[Registry.
globalRegistry]),!this.help)throw new Error("Missing mandatory help parameter");if(!this.name)throw new Error("Missing m\
andatory name parameter");if(!validateMetricName(this.name))throw new Error("Invalid metric name");if(!validateLabelName(
this.labelNames))throw new Error("Invalid label name");if(this.collect&&typeof this.collect!="function")throw new Error(
'Optional "collect" parameter must be a function');this.labelNames?this.sortedLabelNames=[...this.labelNames].sort():this.
sortedLabelNames=[],this.reset();for(let register of this.registers){if(this.enableExemplars&&register.contentType===Registry.
PROMETHEUS_CONTENT_TYPE)throw new TypeError("Exemplars are supported only on OpenMetrics registries");register.registerMetric(
this)}}reset(){}};module2.exports={Metric}}});var require_exemplar=__commonJS({"node_modules/prom-client/lib/exemplar.js"(exports2,module2){"use strict";var Exemplar=class{constructor(labelSet={},value=null){
this.labelSet=labelSet,this.value=value}validateExemplarLabelSet(labelSet){let res="";for(let[labelName,labelValue]of Object.
entries(labelSet))res+=`${labelName}${labelValue}`;if(res.length>128)throw new RangeError("Label set size must be smalle\
r than 128 UTF-8 chars")}};module2.exports=Exemplar}});var require_counter=__commonJS({"node_modules/prom-client/lib/counter.js"(exports2,module2){"use strict";var util=require("util"),
{hashObject,isObject,getLabels,removeLabels,nowTimestamp}=require_util(),{validateLabel}=require_validation(),{Metric}=require_metric(),
Exemplar=require_exemplar(),Counter=class extends Metric{constructor(config){super(config),this.type="counter",this.defaultLabels=
{},this.defaultValue=1,this.defaultExemplarLabelSet={},config.enableExemplars?(this.enableExemplars=!0,this.inc=this.incWithExemplar):
this.inc=this.incWithoutExemplar}incWithoutExemplar(labels,value){let hash="";if(isObject(labels)?(hash=hashObject(labels,
this.sortedLabelNames),validateLabel(this.labelNames,labels)):(value=labels,labels={}),value&&!Number.isFinite(value))throw new TypeError(
`Value is not a valid number: ${util.format(value)}`);if(value<0)throw new Error("It is not possible to decrease a count\
er");return value==null&&(value=1),setValue(this.hashMap,value,labels,hash),{labelHash:hash}}incWithExemplar({labels=this.
defaultLabels,value=this.defaultValue,exemplarLabels=this.defaultExemplarLabelSet}={}){let res=this.incWithoutExemplar(labels,
value);this.updateExemplar(exemplarLabels,value,res.labelHash)}updateExemplar(exemplarLabels,value,hash){exemplarLabels!==
this.defaultExemplarLabelSet&&(isObject(this.hashMap[hash].exemplar)||(this.hashMap[hash].exemplar=new Exemplar),this.hashMap[hash].
exemplar.validateExemplarLabelSet(exemplarLabels),this.hashMap[hash].exemplar.labelSet=exemplarLabels,this.hashMap[hash].
exemplar.value=value||1,this.hashMap[hash].exemplar.timestamp=nowTimestamp())}reset(){this.hashMap={},this.labelNames.length===
0&&setValue(this.hashMap,0)}async get(){if(this.collect){let v=this.collect();v instanceof Promise&&await v}return{help:this.
help,name:this.name,type:this.type,values:Object.values(this.hashMap),aggregator:this.aggregator}}labels(...args){let labels=getLabels(
this.labelNames,args)||{};return{inc:this.inc.bind(this,labels)}}remove(...args){let labels=getLabels(this.labelNames,args)||
{};return validateLabel(this.labelNames,labels),removeLabels.call(this,this.hashMap,labels,this.sortedLabelNames)}};function setValue(hashMap,value,labels={},hash=""){
return hashMap[hash]?hashMap[hash].value+=value:hashMap[hash]={value,labels},hashMap}module2.exports=Counter}});var require_gauge=__commonJS({"node_modules/prom-client/lib/gauge.js"(exports2,module2){"use strict";var util=require("util"),
{setValue,setValueDelta,getLabels,hashObject,isObject,removeLabels}=require_util(),{validateLabel}=require_validation(),
{Metric}=require_metric(),Gauge=class extends Metric{constructor(config){super(config),this.type="gauge"}set(labels,value){
value=getValueArg(labels,value),labels=getLabelArg(labels),set(this,labels,value)}reset(){this.hashMap={},this.labelNames.
length===0&&setValue(this.hashMap,0,{})}inc(labels,value){value=getValueArg(labels,value),labels=getLabelArg(labels),value===
void 0&&(value=1),setDelta(this,labels,value)}dec(labels,value){value=getValueArg(labels,value),labels=getLabelArg(labels),
value===void 0&&(value=1),setDelta(this,labels,-value)}setToCurrentTime(labels){let now=Date.now()/1e3;labels===void 0?this.
set(now):this.set(labels,now)}startTimer(labels){let start=process.hrtime();return endLabels=>{let delta=process.hrtime(
start),value=delta[0]+delta[1]/1e9;return this.set(Object.assign({},labels,endLabels),value),value}}async get(){if(this.
collect){let v=this.collect();v instanceof Promise&&await v}return{help:this.help,name:this.name,type:this.type,values:Object.
values(this.hashMap),aggregator:this.aggregator}}_getValue(labels){let hash=hashObject(labels||{},this.sortedLabelNames);
return this.hashMap[hash]?this.hashMap[hash].value:0}labels(...args){let labels=getLabels(this.labelNames,args);return validateLabel(
this.labelNames,labels),{inc:this.inc.bind(this,labels),dec:this.dec.bind(this,labels),set:this.set.bind(this,labels),setToCurrentTime:this.
setToCurrentTime.bind(this,labels),startTimer:this.startTimer.bind(this,labels)}}remove(...args){let labels=getLabels(this.
labelNames,args);validateLabel(this.labelNames,labels),removeLabels.call(this,this.hashMap,labels,this.sortedLabelNames)}};
function set(gauge,labels,value){if(typeof value!="number")throw new TypeError(`Value is not a valid number: ${util.format(
value)}`);validateLabel(gauge.labelNames,labels),setValue(gauge.hashMap,value,labels)}function setDelta(gauge,labels,delta){
if(typeof delta!="number")throw new TypeError(`Delta is not a valid number: ${util.format(delta)}`);validateLabel(gauge.
labelNames,labels);let hash=hashObject(labels,gauge.sortedLabelNames);setValueDelta(gauge.hashMap,delta,labels,hash)}function getLabelArg(labels){
return isObject(labels)?labels:{}}function getValueArg(labels,value){return isObject(labels)?value:labels}module2.exports=
Gauge}});var require_histogram=__commonJS({"node_modules/prom-client/lib/histogram.js"(exports2,module2){"use strict";var util=require("util"),
{getLabels,hashObject,isObject,removeLabels,nowTimestamp}=require_util(),{validateLabel}=require_validation(),{Metric}=require_metric(),
Exemplar=require_exemplar(),Histogram=class extends Metric{constructor(config){super(config,{buckets:[.005,.01,.025,.05,
.1,.25,.5,1,2.5,5,10]}),this.type="histogram",this.defaultLabels={},this.defaultExemplarLabelSet={},this.enableExemplars=
!1;for(let label of this.labelNames)if(label==="le")throw new Error("le is a reserved label keyword");this.upperBounds=this.
buckets,this.bucketValues=this.upperBounds.reduce((acc,upperBound)=>(acc[upperBound]=0,acc),{}),config.enableExemplars?(this.
enableExemplars=!0,this.bucketExemplars=this.upperBounds.reduce((acc,upperBound)=>(acc[upperBound]=null,acc),{}),Object.
freeze(this.bucketExemplars),this.observe=this.observeWithExemplar):this.observe=this.observeWithoutExemplar,Object.freeze(
this.bucketValues),Object.freeze(this.upperBounds),this.labelNames.length===0&&(this.hashMap={[hashObject({})]:createBaseValues(
{},this.bucketValues,this.bucketExemplars)})}observeWithoutExemplar(labels,value){observe.call(this,labels===0?0:labels||
{})(value)}observeWithExemplar({labels=this.defaultLabels,value,exemplarLabels=this.defaultExemplarLabelSet}={}){observe.
call(this,labels===0?0:labels||{})(value),this.updateExemplar(labels,value,exemplarLabels)}updateExemplar(labels,value,exemplarLabels){
if(Object.keys(exemplarLabels).length===0)return;let hash=hashObject(labels,this.sortedLabelNames),bound=findBound(this.
upperBounds,value),{bucketExemplars}=this.hashMap[hash],exemplar=bucketExemplars[bound];isObject(exemplar)||(exemplar=new Exemplar,
bucketExemplars[bound]=exemplar),exemplar.validateExemplarLabelSet(exemplarLabels),exemplar.labelSet=exemplarLabels,exemplar.
value=value,exemplar.timestamp=nowTimestamp()}async get(){let data=await this.getForPromString();return data.values=data.
values.map(splayLabels),data}async getForPromString(){if(this.collect){let v=this.collect();v instanceof Promise&&await v}
let values=Object.values(this.hashMap).map(extractBucketValuesForExport(this)).reduce(addSumAndCountForExport(this),[]);
return{name:this.name,help:this.help,type:this.type,values,aggregator:this.aggregator}}reset(){this.hashMap={}}zero(labels){
let hash=hashObject(labels,this.sortedLabelNames);this.hashMap[hash]=createBaseValues(labels,this.bucketValues,this.bucketExemplars)}startTimer(labels,exemplarLabels){
return this.enableExemplars?startTimerWithExemplar.call(this,labels,exemplarLabels)():startTimer.call(this,labels)()}labels(...args){
let labels=getLabels(this.labelNames,args);return validateLabel(this.labelNames,labels),{observe:observe.call(this,labels),
startTimer:startTimer.call(this,labels)}}remove(...args){let labels=getLabels(this.labelNames,args);validateLabel(this.labelNames,
labels),removeLabels.call(this,this.hashMap,labels,this.sortedLabelNames)}};function startTimer(startLabels){return()=>{
let start=process.hrtime();return endLabels=>{let delta=process.hrtime(start),value=delta[0]+delta[1]/1e9;return this.observe(
Object.assign({},startLabels,endLabels),value),value}}}function startTimerWithExemplar(startLabels,startExemplarLabels){
return()=>{let start=process.hrtime();return(endLabels,endExemplarLabels)=>{let delta=process.hrtime(start),value=delta[0]+
delta[1]/1e9;return this.observe({labels:Object.assign({},startLabels,endLabels),value,exemplarLabels:Object.assign({},startExemplarLabels,
endExemplarLabels)}),value}}}function setValuePair(labels,value,metricName,exemplar,sharedLabels={}){return{labels,sharedLabels,
value,metricName,exemplar}}function findBound(upperBounds,value){for(let i=0;i<upperBounds.length;i++){let bound=upperBounds[i];
if(value<=bound)return bound}return-1}function observe(labels){return value=>{let labelValuePair=convertLabelsAndValues(
labels,value);if(validateLabel(this.labelNames,labelValuePair.labels),!Number.isFinite(labelValuePair.value))throw new TypeError(
`Value is not a valid number: ${util.format(labelValuePair.value)}`);let hash=hashObject(labelValuePair.labels,this.sortedLabelNames),
valueFromMap=this.hashMap[hash];valueFromMap||(valueFromMap=createBaseValues(labelValuePair.labels,this.bucketValues,this.
bucketExemplars));let b=findBound(this.upperBounds,labelValuePair.value);valueFromMap.sum+=labelValuePair.value,valueFromMap.
count+=1,Object.prototype.hasOwnProperty.call(valueFromMap.bucketValues,b)&&(valueFromMap.bucketValues[b]+=1),this.hashMap[hash]=
valueFromMap}}function createBaseValues(labels,bucketValues,bucketExemplars){let result={labels,bucketValues:{...bucketValues},
sum:0,count:0};return bucketExemplars&&(result.bucketExemplars={...bucketExemplars}),result}function convertLabelsAndValues(labels,value){
return isObject(labels)?{labels,value}:{value:labels,labels:{}}}function extractBucketValuesForExport(histogram){let name=`${histogram.
name}_bucket`;return bucketData=>{let acc=0;return{buckets:histogram.upperBounds.map(upperBound=>(acc+=bucketData.bucketValues[upperBound],
setValuePair({le:upperBound},acc,name,bucketData.bucketExemplars?bucketData.bucketExemplars[upperBound]:null,bucketData.
labels))),data:bucketData}}}function addSumAndCountForExport(histogram){return(acc,d)=>{acc.push(...d.buckets);let infLabel={
le:"+Inf"};return acc.push(setValuePair(infLabel,d.data.count,`${histogram.name}_bucket`,d.data.bucketExemplars?d.data.bucketExemplars[-1]:
null,d.data.labels),setValuePair({},d.data.sum,`${histogram.name}_sum`,void 0,d.data.labels),setValuePair({},d.data.count,
`${histogram.name}_count`,void 0,d.data.labels)),acc}}function splayLabels(bucket){let{sharedLabels,labels,...newBucket}=bucket;
for(let label of Object.keys(sharedLabels))labels[label]=sharedLabels[label];return newBucket.labels=labels,newBucket}module2.
exports=Histogram}});var require_treebase=__commonJS({"node_modules/bintrees/lib/treebase.js"(exports2,module2){function TreeBase(){}TreeBase.
prototype.clear=function(){this._root=null,this.size=0};TreeBase.prototype.find=function(data){for(var res=this._root;res!==
null;){var c=this._comparator(data,res.data);if(c===0)return res.data;res=res.get_child(c>0)}return null};TreeBase.prototype.
findIter=function(data){for(var res=this._root,iter=this.iterator();res!==null;){var c=this._comparator(data,res.data);if(c===
0)return iter._cursor=res,iter;iter._ancestors.push(res),res=res.get_child(c>0)}return null};TreeBase.prototype.lowerBound=
function(item){for(var cur=this._root,iter=this.iterator(),cmp=this._comparator;cur!==null;){var c=cmp(item,cur.data);if(c===
0)return iter._cursor=cur,iter;iter._ancestors.push(cur),cur=cur.get_child(c>0)}for(var i=iter._ancestors.length-1;i>=0;--i)
if(cur=iter._ancestors[i],cmp(item,cur.data)<0)return iter._cursor=cur,iter._ancestors.length=i,iter;return iter._ancestors.
length=0,iter};TreeBase.prototype.upperBound=function(item){for(var iter=this.lowerBound(item),cmp=this._comparator;iter.
data()!==null&&cmp(iter.data(),item)===0;)iter.next();return iter};TreeBase.prototype.min=function(){var res=this._root;
if(res===null)return null;for(;res.left!==null;)res=res.left;return res.data};TreeBase.prototype.max=function(){var res=this.
_root;if(res===null)return null;for(;res.right!==null;)res=res.right;return res.data};TreeBase.prototype.iterator=function(){
return new Iterator(this)};TreeBase.prototype.each=function(cb){for(var it=this.iterator(),data;(data=it.next())!==null;)
if(cb(data)===!1)return};TreeBase.prototype.reach=function(cb){for(var it=this.iterator(),data;(data=it.prev())!==null;)
if(cb(data)===!1)return};function Iterator(tree){this._tree=tree,this._ancestors=[],this._cursor=null}Iterator.prototype.
data=function(){return this._cursor!==null?this._cursor.data:null};Iterator.prototype.next=function(){if(this._cursor===
null){var root=this._tree._root;root!==null&&this._minNode(root)}else if(this._cursor.right===null){var save;do if(save=
this._cursor,this._ancestors.length)this._cursor=this._ancestors.pop();else{this._cursor=null;break}while(this._cursor.right===
save)}else this._ancestors.push(this._cursor),this._minNode(this._cursor.right);return this._cursor!==null?this._cursor.
data:null};Iterator.prototype.prev=function(){if(this._cursor===null){var root=this._tree._root;root!==null&&this._maxNode(
root)}else if(this._cursor.left===null){var save;do if(save=this._cursor,this._ancestors.length)this._cursor=this._ancestors.
pop();else{this._cursor=null;break}while(this._cursor.left===save)}else this._ancestors.push(this._cursor),this._maxNode(
this._cursor.left);return this._cursor!==null?this._cursor.data:null};Iterator.prototype._minNode=function(start){for(;start.
left!==null;)this._ancestors.push(start),start=start.left;this._cursor=start};Iterator.prototype._maxNode=function(start){
for(;start.right!==null;)this._ancestors.push(start),start=start.right;this._cursor=start};module2.exports=TreeBase}});var require_rbtree=__commonJS({"node_modules/bintrees/lib/rbtree.js"(exports2,module2){var TreeBase=require_treebase();function Node(data){
this.data=data,this.left=null,this.right=null,this.red=!0}Node.prototype.get_child=function(dir){return dir?this.right:this.
left};Node.prototype.set_child=function(dir,val){dir?this.right=val:this.left=val};function RBTree(comparator){this._root=
null,this._comparator=comparator,this.size=0}RBTree.prototype=new TreeBase;RBTree.prototype.insert=function(data){var ret2=!1;
if(this._root===null)this._root=new Node(data),ret2=!0,this.size++;else{var head=new Node(void 0),dir=0,last=0,gp=null,ggp=head,
p=null,node=this._root;for(ggp.right=this._root;;){if(node===null?(node=new Node(data),p.set_child(dir,node),ret2=!0,this.
size++):is_red(node.left)&&is_red(node.right)&&(node.red=!0,node.left.red=!1,node.right.red=!1),is_red(node)&&is_red(p)){
var dir2=ggp.right===gp;node===p.get_child(last)?ggp.set_child(dir2,single_rotate(gp,!last)):ggp.set_child(dir2,double_rotate(
gp,!last))}var cmp=this._comparator(node.data,data);if(cmp===0)break;last=dir,dir=cmp<0,gp!==null&&(ggp=gp),gp=p,p=node,
node=node.get_child(dir)}this._root=head.right}return this._root.red=!1,ret2};RBTree.prototype.remove=function(data){if(this.
_root===null)return!1;var head=new Node(void 0),node=head;node.right=this._root;for(var p=null,gp=null,found=null,dir=1;node.
get_child(dir)!==null;){var last=dir;gp=p,p=node,node=node.get_child(dir);var cmp=this._comparator(data,node.data);if(dir=
cmp>0,cmp===0&&(found=node),!is_red(node)&&!is_red(node.get_child(dir))){if(is_red(node.get_child(!dir))){var sr=single_rotate(
node,dir);p.set_child(last,sr),p=sr}else if(!is_red(node.get_child(!dir))){var sibling=p.get_child(!last);if(sibling!==null)
if(!is_red(sibling.get_child(!last))&&!is_red(sibling.get_child(last)))p.red=!1,sibling.red=!0,node.red=!0;else{var dir2=gp.
right===p;is_red(sibling.get_child(last))?gp.set_child(dir2,double_rotate(p,last)):is_red(sibling.get_child(!last))&&gp.
set_child(dir2,single_rotate(p,last));var gpc=gp.get_child(dir2);gpc.red=!0,node.red=!0,gpc.left.red=!1,gpc.right.red=!1}}}}
return found!==null&&(found.data=node.data,p.set_child(p.right===node,node.get_child(node.left===null)),this.size--),this.
_root=head.right,this._root!==null&&(this._root.red=!1),found!==null};function is_red(node){return node!==null&&node.red}
function single_rotate(root,dir){var save=root.get_child(!dir);return root.set_child(!dir,save.get_child(dir)),save.set_child(
dir,root),root.red=!0,save.red=!1,save}function double_rotate(root,dir){return root.set_child(!dir,single_rotate(root.get_child(
!dir),!dir)),single_rotate(root,dir)}module2.exports=RBTree}});var require_bintree=__commonJS({"node_modules/bintrees/lib/bintree.js"(exports2,module2){var TreeBase=require_treebase();
function Node(data){this.data=data,this.left=null,this.right=null}Node.prototype.get_child=function(dir){return dir?this.
right:this.left};Node.prototype.set_child=function(dir,val){dir?this.right=val:this.left=val};function BinTree(comparator){
this._root=null,this._comparator=comparator,this.size=0}BinTree.prototype=new TreeBase;BinTree.prototype.insert=function(data){
if(this._root===null)return this._root=new Node(data),this.size++,!0;for(var dir=0,p=null,node=this._root;;){if(node===null)
return node=new Node(data),p.set_child(dir,node),ret=!0,this.size++,!0;if(this._comparator(node.data,data)===0)return!1;
dir=this._comparator(node.data,data)<0,p=node,node=node.get_child(dir)}};BinTree.prototype.remove=function(data){if(this.
_root===null)return!1;var head=new Node(void 0),node=head;node.right=this._root;for(var p=null,found=null,dir=1;node.get_child(
dir)!==null;){p=node,node=node.get_child(dir);var cmp=this._comparator(data,node.data);dir=cmp>0,cmp===0&&(found=node)}return found!==
null?(found.data=node.data,p.set_child(p.right===node,node.get_child(node.left===null)),this._root=head.right,this.size--,
!0):!1};module2.exports=BinTree}});var require_bintrees=__commonJS({"node_modules/bintrees/index.js"(exports2,module2){module2.exports={RBTree:require_rbtree(),
BinTree:require_bintree()}}});var require_tdigest=__commonJS({"node_modules/tdigest/tdigest.js"(exports2,module2){var RBTree=require_bintrees().RBTree;
function TDigest(delta,K,CX){this.discrete=delta===!1,this.delta=delta||.01,this.K=K===void 0?25:K,this.CX=CX===void 0?1.1:
CX,this.centroids=new RBTree(compare_centroid_means),this.nreset=0,this.reset()}TDigest.prototype.reset=function(){this.
centroids.clear(),this.n=0,this.nreset+=1,this.last_cumulate=0};TDigest.prototype.size=function(){return this.centroids.
size};TDigest.prototype.toArray=function(everything){var result=[];return everything?(this._cumulate(!0),this.centroids.
each(function(c){result.push(c)})):this.centroids.each(function(c){result.push({mean:c.mean,n:c.n})}),result};TDigest.prototype.
summary=function(){var approx=this.discrete?"exact ":"approximating ",s=[approx+this.n+" samples using "+this.size()+" c\
entroids","min = "+this.percentile(0),"Q1  = "+this.percentile(.25),"Q2  = "+this.percentile(.5),"Q3  = "+this.percentile(
.75),"max = "+this.percentile(1)];return s.join(`
`)};function compare_centroid_means(a,b){return a.mean>b.mean?1:a.mean<b.mean?-1:0}function compare_centroid_mean_cumns(a,b){
return a.mean_cumn-b.mean_cumn}TDigest.prototype.push=function(x,n){n=n||1,x=Array.isArray(x)?x:[x];for(var i=0;i<x.length;i++)
this._digest(x[i],n)};TDigest.prototype.push_centroid=function(c){c=Array.isArray(c)?c:[c];for(var i=0;i<c.length;i++)this.
_digest(c[i].mean,c[i].n)};TDigest.prototype._cumulate=function(exact){if(!(this.n===this.last_cumulate||!exact&&this.CX&&
this.CX>this.n/this.last_cumulate)){var cumn=0;this.centroids.each(function(c){c.mean_cumn=cumn+c.n/2,cumn=c.cumn=cumn+c.
n}),this.n=this.last_cumulate=cumn}};TDigest.prototype.find_nearest=function(x){if(this.size()===0)return null;var iter=this.
centroids.lowerBound({mean:x}),c=iter.data()===null?iter.prev():iter.data();if(c.mean===x||this.discrete)return c;var prev=iter.
prev();return prev&&Math.abs(prev.mean-x)<Math.abs(c.mean-x)?prev:c};TDigest.prototype._new_centroid=function(x,n,cumn){
var c={mean:x,n,cumn};return this.centroids.insert(c),this.n+=n,c};TDigest.prototype._addweight=function(nearest,x,n){x!==
nearest.mean&&(nearest.mean+=n*(x-nearest.mean)/(nearest.n+n)),nearest.cumn+=n,nearest.mean_cumn+=n/2,nearest.n+=n,this.
n+=n};TDigest.prototype._digest=function(x,n){var min=this.centroids.min(),max=this.centroids.max(),nearest=this.find_nearest(
x);if(nearest&&nearest.mean===x)this._addweight(nearest,x,n);else if(nearest===min)this._new_centroid(x,n,0);else if(nearest===
max)this._new_centroid(x,n,this.n);else if(this.discrete)this._new_centroid(x,n,nearest.cumn);else{var p=nearest.mean_cumn/
this.n,max_n=Math.floor(4*this.n*this.delta*p*(1-p));max_n-nearest.n>=n?this._addweight(nearest,x,n):this._new_centroid(
x,n,nearest.cumn)}this._cumulate(!1),!this.discrete&&this.K&&this.size()>this.K/this.delta&&this.compress()};TDigest.prototype.
bound_mean=function(x){var iter=this.centroids.upperBound({mean:x}),lower=iter.prev(),upper=lower.mean===x?lower:iter.next();
return[lower,upper]};TDigest.prototype.p_rank=function(x_or_xlist){var xs=Array.isArray(x_or_xlist)?x_or_xlist:[x_or_xlist],
ps=xs.map(this._p_rank,this);return Array.isArray(x_or_xlist)?ps:ps[0]};TDigest.prototype._p_rank=function(x){if(this.size()!==
0){{if(x<this.centroids.min().mean)return 0;if(x>this.centroids.max().mean)return 1}this._cumulate(!0);var bound=this.bound_mean(
x),lower=bound[0],upper=bound[1];if(this.discrete)return lower.cumn/this.n;var cumn=lower.mean_cumn;return lower!==upper&&
(cumn+=(x-lower.mean)*(upper.mean_cumn-lower.mean_cumn)/(upper.mean-lower.mean)),cumn/this.n}};TDigest.prototype.bound_mean_cumn=
function(cumn){this.centroids._comparator=compare_centroid_mean_cumns;var iter=this.centroids.upperBound({mean_cumn:cumn});
this.centroids._comparator=compare_centroid_means;var lower=iter.prev(),upper=lower&&lower.mean_cumn===cumn?lower:iter.next();
return[lower,upper]};TDigest.prototype.percentile=function(p_or_plist){var ps=Array.isArray(p_or_plist)?p_or_plist:[p_or_plist],
qs=ps.map(this._percentile,this);return Array.isArray(p_or_plist)?qs:qs[0]};TDigest.prototype._percentile=function(p){if(this.
size()!==0){this._cumulate(!0);var h=this.n*p,bound=this.bound_mean_cumn(h),lower=bound[0],upper=bound[1];return upper===
lower||lower===null||upper===null?(lower||upper).mean:this.discrete?h<=lower.cumn?lower.mean:upper.mean:lower.mean+(h-lower.
mean_cumn)*(upper.mean-lower.mean)/(upper.mean_cumn-lower.mean_cumn)}};function pop_random(choices){var idx=Math.floor(Math.
random()*choices.length);return choices.splice(idx,1)[0]}TDigest.prototype.compress=function(){if(!this.compressing){var points=this.
toArray();for(this.reset(),this.compressing=!0;points.length>0;)this.push_centroid(pop_random(points));this._cumulate(!0),
this.compressing=!1}};function Digest(config){this.config=config||{},this.mode=this.config.mode||"auto",TDigest.call(this,
this.mode==="cont"?config.delta:!1),this.digest_ratio=this.config.ratio||.9,this.digest_thresh=this.config.thresh||1e3,this.
n_unique=0}Digest.prototype=Object.create(TDigest.prototype);Digest.prototype.constructor=Digest;Digest.prototype.push=function(x_or_xlist){
TDigest.prototype.push.call(this,x_or_xlist),this.check_continuous()};Digest.prototype._new_centroid=function(x,n,cumn){
this.n_unique+=1,TDigest.prototype._new_centroid.call(this,x,n,cumn)};Digest.prototype._addweight=function(nearest,x,n){
nearest.n===1&&(this.n_unique-=1),TDigest.prototype._addweight.call(this,nearest,x,n)};Digest.prototype.check_continuous=
function(){return this.mode!=="auto"||this.size()<this.digest_thresh?!1:this.n_unique/this.size()>this.digest_ratio?(this.
mode="cont",this.discrete=!1,this.delta=this.config.delta||.01,this.compress(),!0):!1};module2.exports={TDigest,Digest}}});var require_timeWindowQuantiles=__commonJS({"node_modules/prom-client/lib/timeWindowQuantiles.js"(exports2,module2){"use\
 strict";var{TDigest}=require_tdigest(),TimeWindowQuantiles=class{constructor(maxAgeSeconds,ageBuckets){this.maxAgeSeconds=
maxAgeSeconds||0,this.ageBuckets=ageBuckets||0,this.shouldRotate=maxAgeSeconds&&ageBuckets,this.ringBuffer=Array(ageBuckets).
fill(new TDigest),this.currentBuffer=0,this.lastRotateTimestampMillis=Date.now(),this.durationBetweenRotatesMillis=maxAgeSeconds*
1e3/ageBuckets||1/0}size(){return rotate.call(this).size()}percentile(quantile){return rotate.call(this).percentile(quantile)}push(value){
rotate.call(this),this.ringBuffer.forEach(bucket=>{bucket.push(value)})}reset(){this.ringBuffer.forEach(bucket=>{bucket.
reset()})}compress(){this.ringBuffer.forEach(bucket=>{bucket.compress()})}};function rotate(){let timeSinceLastRotateMillis=Date.
now()-this.lastRotateTimestampMillis;for(;timeSinceLastRotateMillis>this.durationBetweenRotatesMillis&&this.shouldRotate;)
this.ringBuffer[this.currentBuffer]=new TDigest,++this.currentBuffer>=this.ringBuffer.length&&(this.currentBuffer=0),timeSinceLastRotateMillis-=
this.durationBetweenRotatesMillis,this.lastRotateTimestampMillis+=this.durationBetweenRotatesMillis;return this.ringBuffer[this.
currentBuffer]}module2.exports=TimeWindowQuantiles}});var require_summary=__commonJS({"node_modules/prom-client/lib/summary.js"(exports2,module2){"use strict";var util=require("util"),
{getLabels,hashObject,removeLabels}=require_util(),{validateLabel}=require_validation(),{Metric}=require_metric(),timeWindowQuantiles=require_timeWindowQuantiles(),
DEFAULT_COMPRESS_COUNT=1e3,Summary=class extends Metric{constructor(config){super(config,{percentiles:[.01,.05,.5,.9,.95,
.99,.999],compressCount:DEFAULT_COMPRESS_COUNT,hashMap:{}}),this.type="summary";for(let label of this.labelNames)if(label===
"quantile")throw new Error("quantile is a reserved label keyword");this.labelNames.length===0&&(this.hashMap={[hashObject(
{})]:{labels:{},td:new timeWindowQuantiles(this.maxAgeSeconds,this.ageBuckets),count:0,sum:0}})}observe(labels,value){observe.
call(this,labels===0?0:labels||{})(value)}async get(){if(this.collect){let v=this.collect();v instanceof Promise&&await v}
let hashKeys=Object.keys(this.hashMap),values=[];return hashKeys.forEach(hashKey=>{let s=this.hashMap[hashKey];s&&(this.
pruneAgedBuckets&&s.td.size()===0?delete this.hashMap[hashKey]:(extractSummariesForExport(s,this.percentiles).forEach(v=>{
values.push(v)}),values.push(getSumForExport(s,this)),values.push(getCountForExport(s,this))))}),{name:this.name,help:this.
help,type:this.type,values,aggregator:this.aggregator}}reset(){Object.values(this.hashMap).forEach(s=>{s.td.reset(),s.count=
0,s.sum=0})}startTimer(labels){return startTimer.call(this,labels)()}labels(...args){let labels=getLabels(this.labelNames,
args);return validateLabel(this.labelNames,labels),{observe:observe.call(this,labels),startTimer:startTimer.call(this,labels)}}remove(...args){
let labels=getLabels(this.labelNames,args);validateLabel(this.labelNames,labels),removeLabels.call(this,this.hashMap,labels,
this.sortedLabelNames)}};function extractSummariesForExport(summaryOfLabels,percentiles){return summaryOfLabels.td.compress(),
percentiles.map(percentile=>{let percentileValue=summaryOfLabels.td.percentile(percentile);return{labels:Object.assign({
quantile:percentile},summaryOfLabels.labels),value:percentileValue||0}})}function getCountForExport(value,summary){return{
metricName:`${summary.name}_count`,labels:value.labels,value:value.count}}function getSumForExport(value,summary){return{
metricName:`${summary.name}_sum`,labels:value.labels,value:value.sum}}function startTimer(startLabels){return()=>{let start=process.
hrtime();return endLabels=>{let delta=process.hrtime(start),value=delta[0]+delta[1]/1e9;return this.observe(Object.assign(
{},startLabels,endLabels),value),value}}}function observe(labels){return value=>{let labelValuePair=convertLabelsAndValues(
labels,value);if(validateLabel(this.labelNames,labels),!Number.isFinite(labelValuePair.value))throw new TypeError(`Value\
 is not a valid number: ${util.format(labelValuePair.value)}`);let hash=hashObject(labelValuePair.labels,this.sortedLabelNames),
summaryOfLabel=this.hashMap[hash];summaryOfLabel||(summaryOfLabel={labels:labelValuePair.labels,td:new timeWindowQuantiles(
this.maxAgeSeconds,this.ageBuckets),count:0,sum:0}),summaryOfLabel.td.push(labelValuePair.value),summaryOfLabel.count++,
summaryOfLabel.count%this.compressCount===0&&summaryOfLabel.td.compress(),summaryOfLabel.sum+=labelValuePair.value,this.
hashMap[hash]=summaryOfLabel}}function convertLabelsAndValues(labels,value){return value===void 0?{value:labels,labels:{}}:
{labels,value}}module2.exports=Summary}});var require_pushgateway=__commonJS({"node_modules/prom-client/lib/pushgateway.js"(exports2,module2){"use strict";var url=require("url"),
http=require("http"),https=require("https"),{gzipSync}=require("zlib"),{globalRegistry}=require_registry(),Pushgateway=class{constructor(gatewayUrl,options,registry){
registry||(registry=globalRegistry),this.registry=registry,this.gatewayUrl=gatewayUrl;let{requireJobName,...requestOptions}={
requireJobName:!0,...options};this.requireJobName=requireJobName,this.requestOptions=requestOptions}pushAdd(params={}){if(this.
requireJobName&&!params.jobName)throw new Error("Missing jobName parameter");return useGateway.call(this,"POST",params.jobName,
params.groupings)}push(params={}){if(this.requireJobName&&!params.jobName)throw new Error("Missing jobName parameter");return useGateway.
call(this,"PUT",params.jobName,params.groupings)}delete(params={}){if(this.requireJobName&&!params.jobName)throw new Error(
"Missing jobName parameter");return useGateway.call(this,"DELETE",params.jobName,params.groupings)}};async function useGateway(method,job,groupings){
let gatewayUrlParsed=url.parse(this.gatewayUrl),gatewayUrlPath=gatewayUrlParsed.pathname&&gatewayUrlParsed.pathname!=="/"?
gatewayUrlParsed.pathname:"",jobPath=job?`/job/${encodeURIComponent(job)}${generateGroupings(groupings)}`:"",path=`${gatewayUrlPath}\
/metrics${jobPath}`,target=url.resolve(this.gatewayUrl,path),requestParams=url.parse(target),httpModule=isHttps(requestParams.
href)?https:http,options=Object.assign(requestParams,this.requestOptions,{method});return new Promise((resolve,reject)=>{
method==="DELETE"&&options.headers&&delete options.headers["Content-Encoding"];let req=httpModule.request(options,resp=>{
let body="";resp.setEncoding("utf8"),resp.on("data",chunk=>{body+=chunk}),resp.on("end",()=>{resp.statusCode>=400?reject(
new Error(`push failed with status ${resp.statusCode}, ${body}`)):resolve({resp,body})})});req.on("error",err=>{reject(err)}),
req.on("timeout",()=>{req.destroy(new Error("Pushgateway request timed out"))}),method!=="DELETE"?this.registry.metrics().
then(metrics=>{options.headers&&options.headers["Content-Encoding"]==="gzip"&&(metrics=gzipSync(metrics)),req.write(metrics),
req.end()}).catch(err=>{reject(err)}):req.end()})}function generateGroupings(groupings){return groupings?Object.keys(groupings).
map(key=>`/${encodeURIComponent(key)}/${encodeURIComponent(groupings[key])}`).join(""):""}function isHttps(href){return href.
search(/^https/)!==-1}module2.exports=Pushgateway}});var require_bucketGenerators=__commonJS({"node_modules/prom-client/lib/bucketGenerators.js"(exports2){"use strict";exports2.
linearBuckets=(start,width,count)=>{if(count<1)throw new Error("Linear buckets needs a positive count");let buckets=new Array(
count);for(let i=0;i<count;i++)buckets[i]=start+i*width;return buckets};exports2.exponentialBuckets=(start,factor,count)=>{
if(start<=0)throw new Error("Exponential buckets needs a positive start");if(count<1)throw new Error("Exponential bucket\
s needs a positive count");if(factor<=1)throw new Error("Exponential buckets needs a factor greater than 1");let buckets=new Array(
count);for(let i=0;i<count;i++)buckets[i]=start,start*=factor;return buckets}}});var require_types=__commonJS({"node_modules/@opentelemetry/api/dist/diag/types.cjs"(exports2){var DiagLogLevel=(function(DiagLogLevel2){
return DiagLogLevel2[DiagLogLevel2.NONE=0]="NONE",DiagLogLevel2[DiagLogLevel2.ERROR=30]="ERROR",DiagLogLevel2[DiagLogLevel2.
WARN=50]="WARN",DiagLogLevel2[DiagLogLevel2.INFO=60]="INFO",DiagLogLevel2[DiagLogLevel2.DEBUG=70]="DEBUG",DiagLogLevel2[DiagLogLevel2.
VERBOSE=80]="VERBOSE",DiagLogLevel2[DiagLogLevel2.ALL=9999]="ALL",DiagLogLevel2})({});exports2.DiagLogLevel=DiagLogLevel}});var require_version=__commonJS({"node_modules/@opentelemetry/api/dist/version.cjs"(exports2){var VERSION="1.10.0";exports2.
VERSION=VERSION}});var require_semver=__commonJS({"node_modules/@opentelemetry/api/dist/internal/semver.cjs"(exports2){var require_version3=require_version(),
re=/^(\d+)\.(\d+)\.(\d+)(-(.+))?$/;function _makeCompatibilityCheck(ownVersion){let acceptedVersions=new Set([ownVersion]),
rejectedVersions=new Set,myVersionMatch=ownVersion.match(re);if(!myVersionMatch)return()=>!1;let ownVersionParsed={major:+myVersionMatch[1],
minor:+myVersionMatch[2],patch:+myVersionMatch[3],prerelease:myVersionMatch[4]};if(ownVersionParsed.prerelease!=null)return function(globalVersion){
return globalVersion===ownVersion};function _reject(v){return rejectedVersions.add(v),!1}function _accept(v){return acceptedVersions.
add(v),!0}return function(globalVersion){if(acceptedVersions.has(globalVersion))return!0;if(rejectedVersions.has(globalVersion))
return!1;let globalVersionMatch=globalVersion.match(re);if(!globalVersionMatch)return _reject(globalVersion);let globalVersionParsed={
major:+globalVersionMatch[1],minor:+globalVersionMatch[2],patch:+globalVersionMatch[3],prerelease:globalVersionMatch[4]};
return globalVersionParsed.prerelease!=null||ownVersionParsed.major!==globalVersionParsed.major?_reject(globalVersion):ownVersionParsed.
major===0?ownVersionParsed.minor===globalVersionParsed.minor&&ownVersionParsed.patch<=globalVersionParsed.patch?_accept(
globalVersion):_reject(globalVersion):ownVersionParsed.minor<=globalVersionParsed.minor?_accept(globalVersion):_reject(globalVersion)}}
var isCompatible=_makeCompatibilityCheck(require_version3.VERSION);exports2._makeCompatibilityCheck=_makeCompatibilityCheck;
exports2.isCompatible=isCompatible}});var require_global_utils=__commonJS({"node_modules/@opentelemetry/api/dist/internal/global-utils.cjs"(exports2){var require_version3=require_version(),
require_semver2=require_semver(),major=require_version3.VERSION.split(".")[0],GLOBAL_OPENTELEMETRY_API_KEY=Symbol.for(`o\
pentelemetry.js.api.${major}`),_global=typeof globalThis=="object"?globalThis:typeof self=="object"?self:typeof window==
"object"?window:typeof global=="object"?global:{};function _makeGlobalApi(){return Object.defineProperty({},"version",{value:require_version3.
VERSION,enumerable:!0,writable:!1,configurable:!1})}function registerGlobal(type,instance,diag,allowOverride=!1){var _global$GLOBAL_OPENTE;
let api=_global[GLOBAL_OPENTELEMETRY_API_KEY]=(_global$GLOBAL_OPENTE=_global[GLOBAL_OPENTELEMETRY_API_KEY])!==null&&_global$GLOBAL_OPENTE!==
void 0?_global$GLOBAL_OPENTE:_makeGlobalApi();if(!allowOverride&&api[type]){let err=new Error(`@opentelemetry/api: Attem\
pted duplicate registration of API: ${type}`);return diag.error(err.stack||err.message),!1}if(api.version!=="1.10.0"){let err=new Error(
`@opentelemetry/api: Registration of version v${api.version} for ${type} does not match previously registered API v${require_version3.
VERSION}`);return diag.error(err.stack||err.message),!1}return api[type]=instance,diag.debug(`@opentelemetry/api: Regist\
ered a global for ${type} v${require_version3.VERSION}.`),!0}var _compatibleGlobalApi;function getGlobal(type){let api=_global[GLOBAL_OPENTELEMETRY_API_KEY];
if(api!=null){if(api!==_compatibleGlobalApi){if(!api.version||!require_semver2.isCompatible(api.version))return;_compatibleGlobalApi=
api}return api[type]}}function unregisterGlobal(type,diag){diag.debug(`@opentelemetry/api: Unregistering a global for ${type}\
 v${require_version3.VERSION}.`);let api=_global[GLOBAL_OPENTELEMETRY_API_KEY];api&&delete api[type]}exports2.getGlobal=
getGlobal;exports2.registerGlobal=registerGlobal;exports2.unregisterGlobal=unregisterGlobal}});var require_ComponentLogger=__commonJS({"node_modules/@opentelemetry/api/dist/diag/ComponentLogger.cjs"(exports2){var require_global_utils2=require_global_utils(),
DiagComponentLogger=class{constructor(props){this._namespace=props.namespace||"DiagComponentLogger"}debug(...args){return logProxy(
"debug",this._namespace,args)}error(...args){return logProxy("error",this._namespace,args)}info(...args){return logProxy(
"info",this._namespace,args)}warn(...args){return logProxy("warn",this._namespace,args)}verbose(...args){return logProxy(
"verbose",this._namespace,args)}};function logProxy(funcName,namespace,args){let logger=require_global_utils2.getGlobal(
"diag");if(logger)return logger[funcName](namespace,...args)}exports2.DiagComponentLogger=DiagComponentLogger}});var require_logLevelLogger=__commonJS({"node_modules/@opentelemetry/api/dist/diag/internal/logLevelLogger.cjs"(exports2){
require_types();function createLogLevelDiagLogger(maxLevel,logger){maxLevel<0?maxLevel=0:maxLevel>9999&&(maxLevel=9999),
logger=logger||{};function _filterFunc(funcName,theLevel){let theFunc=logger[funcName];return typeof theFunc=="function"&&
maxLevel>=theLevel?theFunc.bind(logger):function(){}}return{error:_filterFunc("error",30),warn:_filterFunc("warn",50),info:_filterFunc(
"info",60),debug:_filterFunc("debug",70),verbose:_filterFunc("verbose",80)}}exports2.createLogLevelDiagLogger=createLogLevelDiagLogger}});var require_diag=__commonJS({"node_modules/@opentelemetry/api/dist/api/diag.cjs"(exports2){var require_global_utils2=require_global_utils(),
require_ComponentLogger2=require_ComponentLogger();require_types();var require_logLevelLogger2=require_logLevelLogger(),
API_NAME="diag",DiagAPI=class DiagAPI2{static instance(){return this._instance||(this._instance=new DiagAPI2),this._instance}constructor(){
function _logProxy(funcName){return function(...args){let logger=require_global_utils2.getGlobal("diag");if(logger)return logger[funcName](
...args)}}let self2=this,setLogger=(logger,optionsOrLogLevel={logLevel:60})=>{var _optionsOrLogLevel$lo;if(logger===self2){
var _err$stack;let err=new Error("Cannot use diag as the logger for itself. Please use a DiagLogger implementation like \
ConsoleDiagLogger or a custom implementation");return self2.error((_err$stack=err.stack)!==null&&_err$stack!==void 0?_err$stack:
err.message),!1}typeof optionsOrLogLevel=="number"&&(optionsOrLogLevel={logLevel:optionsOrLogLevel});let oldLogger=require_global_utils2.
getGlobal("diag"),newLogger=require_logLevelLogger2.createLogLevelDiagLogger((_optionsOrLogLevel$lo=optionsOrLogLevel.logLevel)!==
null&&_optionsOrLogLevel$lo!==void 0?_optionsOrLogLevel$lo:60,logger);if(oldLogger&&!optionsOrLogLevel.suppressOverrideMessage){
var _Error$stack;let stack=(_Error$stack=new Error().stack)!==null&&_Error$stack!==void 0?_Error$stack:"<failed to gener\
ate stacktrace>";oldLogger.warn(`Current logger will be overwritten from ${stack}`),newLogger.warn(`Current logger will \
overwrite one already registered from ${stack}`)}return require_global_utils2.registerGlobal("diag",newLogger,self2,!0)};
self2.setLogger=setLogger,self2.disable=()=>{require_global_utils2.unregisterGlobal(API_NAME,self2)},self2.createComponentLogger=
options=>new require_ComponentLogger2.DiagComponentLogger(options),self2.verbose=_logProxy("verbose"),self2.debug=_logProxy(
"debug"),self2.info=_logProxy("info"),self2.warn=_logProxy("warn"),self2.error=_logProxy("error")}};exports2.DiagAPI=DiagAPI}});var require_baggage_impl=__commonJS({"node_modules/@opentelemetry/api/dist/baggage/internal/baggage-impl.cjs"(exports2){
var BaggageImpl=class BaggageImpl2{constructor(entries){this._entries=entries?new Map(entries):new Map}getEntry(key){let entry=this.
_entries.get(key);if(entry)return Object.assign({},entry)}getAllEntries(){return Array.from(this._entries.entries())}setEntry(key,entry){
let newBaggage=new BaggageImpl2(this._entries);return newBaggage._entries.set(key,entry),newBaggage}removeEntry(key){let newBaggage=new BaggageImpl2(
this._entries);return newBaggage._entries.delete(key),newBaggage}removeEntries(...keys){let newBaggage=new BaggageImpl2(
this._entries);for(let key of keys)newBaggage._entries.delete(key);return newBaggage}clear(){return new BaggageImpl2}};exports2.
BaggageImpl=BaggageImpl}});var require_symbol=__commonJS({"node_modules/@opentelemetry/api/dist/baggage/internal/symbol.cjs"(exports2){var baggageEntryMetadataSymbol=Symbol(
"BaggageEntryMetadata");exports2.baggageEntryMetadataSymbol=baggageEntryMetadataSymbol}});var require_utils=__commonJS({"node_modules/@opentelemetry/api/dist/baggage/utils.cjs"(exports2){var require_diag2=require_diag(),
require_baggage_impl2=require_baggage_impl(),require_symbol2=require_symbol(),diag=require_diag2.DiagAPI.instance();function createBaggage(entries={}){
return new require_baggage_impl2.BaggageImpl(new Map(Object.entries(entries)))}function baggageEntryMetadataFromString(str){
return typeof str!="string"&&(diag.error(`Cannot create baggage metadata from unknown type: ${typeof str}`),str=""),{__TYPE__:require_symbol2.
baggageEntryMetadataSymbol,toString(){return str}}}exports2.baggageEntryMetadataFromString=baggageEntryMetadataFromString;
exports2.createBaggage=createBaggage}});var require_context=__commonJS({"node_modules/@opentelemetry/api/dist/context/context.cjs"(exports2){function createContextKey(description){
return Symbol.for(description)}var ROOT_CONTEXT=new class BaseContext{constructor(parentContext){let self2=this;self2._currentContext=
parentContext?new Map(parentContext):new Map,self2.getValue=key=>self2._currentContext.get(key),self2.setValue=(key,value)=>{
let context=new BaseContext(self2._currentContext);return context._currentContext.set(key,value),context},self2.deleteValue=
key=>{let context=new BaseContext(self2._currentContext);return context._currentContext.delete(key),context}}};exports2.
ROOT_CONTEXT=ROOT_CONTEXT;exports2.createContextKey=createContextKey}});var require_consoleLogger=__commonJS({"node_modules/@opentelemetry/api/dist/diag/consoleLogger.cjs"(exports2){var consoleMap=[
{n:"error",c:"error"},{n:"warn",c:"warn"},{n:"info",c:"info"},{n:"debug",c:"debug"},{n:"verbose",c:"trace"}],_originalConsoleMethods={};
if(typeof console<"u")for(let key of["error","warn","info","debug","trace","log"])typeof console[key]=="function"&&(_originalConsoleMethods[key]=
console[key]);var DiagConsoleLogger=class{constructor(){function _consoleFunc(funcName){return function(...args){let theFunc=_originalConsoleMethods[funcName];
if(typeof theFunc!="function"&&(theFunc=_originalConsoleMethods.log),typeof theFunc!="function"&&console&&(theFunc=console[funcName],
typeof theFunc!="function"&&(theFunc=console.log)),typeof theFunc=="function")return theFunc.apply(console,args)}}for(let i=0;i<
consoleMap.length;i++)this[consoleMap[i].n]=_consoleFunc(consoleMap[i].c)}};exports2.DiagConsoleLogger=DiagConsoleLogger;
exports2._originalConsoleMethods=_originalConsoleMethods}});var require_NoopMeter=__commonJS({"node_modules/@opentelemetry/api/dist/metrics/NoopMeter.cjs"(exports2){var NoopMeter=class{constructor(){}createGauge(_name,_options){
return NOOP_GAUGE_METRIC}createHistogram(_name,_options){return NOOP_HISTOGRAM_METRIC}createCounter(_name,_options){return NOOP_COUNTER_METRIC}createUpDownCounter(_name,_options){
return NOOP_UP_DOWN_COUNTER_METRIC}createObservableGauge(_name,_options){return NOOP_OBSERVABLE_GAUGE_METRIC}createObservableCounter(_name,_options){
return NOOP_OBSERVABLE_COUNTER_METRIC}createObservableUpDownCounter(_name,_options){return NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC}addBatchObservableCallback(_callback,_observables){}removeBatchObservableCallback(_callback){}},
NoopMetric=class{},NoopCounterMetric=class extends NoopMetric{add(_value,_attributes){}},NoopUpDownCounterMetric=class extends NoopMetric{add(_value,_attributes){}},
NoopGaugeMetric=class extends NoopMetric{record(_value,_attributes){}},NoopHistogramMetric=class extends NoopMetric{record(_value,_attributes){}},
NoopObservableMetric=class{addCallback(_callback){}removeCallback(_callback){}},NoopObservableCounterMetric=class extends NoopObservableMetric{},
NoopObservableGaugeMetric=class extends NoopObservableMetric{},NoopObservableUpDownCounterMetric=class extends NoopObservableMetric{},
NOOP_METER=new NoopMeter,NOOP_COUNTER_METRIC=new NoopCounterMetric,NOOP_GAUGE_METRIC=new NoopGaugeMetric,NOOP_HISTOGRAM_METRIC=new NoopHistogramMetric,
NOOP_UP_DOWN_COUNTER_METRIC=new NoopUpDownCounterMetric,NOOP_OBSERVABLE_COUNTER_METRIC=new NoopObservableCounterMetric,NOOP_OBSERVABLE_GAUGE_METRIC=new NoopObservableGaugeMetric,
NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC=new NoopObservableUpDownCounterMetric;function createNoopMeter(){return NOOP_METER}
exports2.NOOP_COUNTER_METRIC=NOOP_COUNTER_METRIC;exports2.NOOP_GAUGE_METRIC=NOOP_GAUGE_METRIC;exports2.NOOP_HISTOGRAM_METRIC=
NOOP_HISTOGRAM_METRIC;exports2.NOOP_METER=NOOP_METER;exports2.NOOP_OBSERVABLE_COUNTER_METRIC=NOOP_OBSERVABLE_COUNTER_METRIC;
exports2.NOOP_OBSERVABLE_GAUGE_METRIC=NOOP_OBSERVABLE_GAUGE_METRIC;exports2.NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC=NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC;
exports2.NOOP_UP_DOWN_COUNTER_METRIC=NOOP_UP_DOWN_COUNTER_METRIC;exports2.NoopCounterMetric=NoopCounterMetric;exports2.NoopGaugeMetric=
NoopGaugeMetric;exports2.NoopHistogramMetric=NoopHistogramMetric;exports2.NoopMeter=NoopMeter;exports2.NoopMetric=NoopMetric;
exports2.NoopObservableCounterMetric=NoopObservableCounterMetric;exports2.NoopObservableGaugeMetric=NoopObservableGaugeMetric;
exports2.NoopObservableMetric=NoopObservableMetric;exports2.NoopObservableUpDownCounterMetric=NoopObservableUpDownCounterMetric;
exports2.NoopUpDownCounterMetric=NoopUpDownCounterMetric;exports2.createNoopMeter=createNoopMeter}});var require_Metric=__commonJS({"node_modules/@opentelemetry/api/dist/metrics/Metric.cjs"(exports2){var ValueType=(function(ValueType2){
return ValueType2[ValueType2.INT=0]="INT",ValueType2[ValueType2.DOUBLE=1]="DOUBLE",ValueType2})({});exports2.ValueType=ValueType}});var require_NoopLogger=__commonJS({"node_modules/@opentelemetry/api/dist/logs/NoopLogger.cjs"(exports2){var NoopLogger=class{emit(_logRecord){}enabled(){
return!1}},NOOP_LOGGER=new NoopLogger;function createNoopLogger(){return NOOP_LOGGER}exports2.NOOP_LOGGER=NOOP_LOGGER;exports2.
NoopLogger=NoopLogger;exports2.createNoopLogger=createNoopLogger}});var require_LogRecord=__commonJS({"node_modules/@opentelemetry/api/dist/logs/LogRecord.cjs"(exports2){var SeverityNumber=(function(SeverityNumber2){
return SeverityNumber2[SeverityNumber2.UNSPECIFIED=0]="UNSPECIFIED",SeverityNumber2[SeverityNumber2.TRACE=1]="TRACE",SeverityNumber2[SeverityNumber2.
TRACE2=2]="TRACE2",SeverityNumber2[SeverityNumber2.TRACE3=3]="TRACE3",SeverityNumber2[SeverityNumber2.TRACE4=4]="TRACE4",
SeverityNumber2[SeverityNumber2.DEBUG=5]="DEBUG",SeverityNumber2[SeverityNumber2.DEBUG2=6]="DEBUG2",SeverityNumber2[SeverityNumber2.
DEBUG3=7]="DEBUG3",SeverityNumber2[SeverityNumber2.DEBUG4=8]="DEBUG4",SeverityNumber2[SeverityNumber2.INFO=9]="INFO",SeverityNumber2[SeverityNumber2.
INFO2=10]="INFO2",SeverityNumber2[SeverityNumber2.INFO3=11]="INFO3",SeverityNumber2[SeverityNumber2.INFO4=12]="INFO4",SeverityNumber2[SeverityNumber2.
WARN=13]="WARN",SeverityNumber2[SeverityNumber2.WARN2=14]="WARN2",SeverityNumber2[SeverityNumber2.WARN3=15]="WARN3",SeverityNumber2[SeverityNumber2.
WARN4=16]="WARN4",SeverityNumber2[SeverityNumber2.ERROR=17]="ERROR",SeverityNumber2[SeverityNumber2.ERROR2=18]="ERROR2",
SeverityNumber2[SeverityNumber2.ERROR3=19]="ERROR3",SeverityNumber2[SeverityNumber2.ERROR4=20]="ERROR4",SeverityNumber2[SeverityNumber2.
FATAL=21]="FATAL",SeverityNumber2[SeverityNumber2.FATAL2=22]="FATAL2",SeverityNumber2[SeverityNumber2.FATAL3=23]="FATAL3",
SeverityNumber2[SeverityNumber2.FATAL4=24]="FATAL4",SeverityNumber2})({});exports2.SeverityNumber=SeverityNumber}});var require_TextMapPropagator=__commonJS({"node_modules/@opentelemetry/api/dist/propagation/TextMapPropagator.cjs"(exports2){
var defaultTextMapGetter={get(carrier,key){if(carrier!=null)return carrier[key]},keys(carrier){return carrier==null?[]:Object.
keys(carrier)}},defaultTextMapSetter={set(carrier,key,value){carrier!=null&&(carrier[key]=value)}};exports2.defaultTextMapGetter=
defaultTextMapGetter;exports2.defaultTextMapSetter=defaultTextMapSetter}});var require_trace_flags=__commonJS({"node_modules/@opentelemetry/api/dist/trace/trace_flags.cjs"(exports2){var TraceFlags=(function(TraceFlags2){
return TraceFlags2[TraceFlags2.NONE=0]="NONE",TraceFlags2[TraceFlags2.SAMPLED=1]="SAMPLED",TraceFlags2})({});exports2.TraceFlags=
TraceFlags}});var require_invalid_span_constants=__commonJS({"node_modules/@opentelemetry/api/dist/trace/invalid-span-constants.cjs"(exports2){
require_trace_flags();var INVALID_SPANID="0000000000000000",INVALID_TRACEID="00000000000000000000000000000000",INVALID_SPAN_CONTEXT={
traceId:INVALID_TRACEID,spanId:INVALID_SPANID,traceFlags:0};exports2.INVALID_SPANID=INVALID_SPANID;exports2.INVALID_SPAN_CONTEXT=
INVALID_SPAN_CONTEXT;exports2.INVALID_TRACEID=INVALID_TRACEID}});var require_NonRecordingSpan=__commonJS({"node_modules/@opentelemetry/api/dist/trace/NonRecordingSpan.cjs"(exports2){var require_invalid_span_constants2=require_invalid_span_constants(),
NonRecordingSpan=class{constructor(spanContext=require_invalid_span_constants2.INVALID_SPAN_CONTEXT){this._spanContext=spanContext}spanContext(){
return this._spanContext}setAttribute(_key,_value){return this}setAttributes(_attributes){return this}addEvent(_name,_attributes){
return this}addLink(_link){return this}addLinks(_links){return this}setStatus(_status){return this}updateName(_name){return this}end(_endTime){}isRecording(){
return!1}recordException(_exception,_time){}};exports2.NonRecordingSpan=NonRecordingSpan}});var require_spancontext_utils=__commonJS({"node_modules/@opentelemetry/api/dist/trace/spancontext-utils.cjs"(exports2){require_invalid_span_constants();
var require_NonRecordingSpan2=require_NonRecordingSpan(),isHex=new Uint8Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,1,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1]);function isValidHex(id,length){if(typeof id!="string"||id.length!==length)
return!1;let r=0;for(let i=0;i<id.length;i+=4)r+=(isHex[id.charCodeAt(i)]|0)+(isHex[id.charCodeAt(i+1)]|0)+(isHex[id.charCodeAt(
i+2)]|0)+(isHex[id.charCodeAt(i+3)]|0);return r===length}function isValidTraceId(traceId){return isValidHex(traceId,32)&&
traceId!=="00000000000000000000000000000000"}function isValidSpanId(spanId){return isValidHex(spanId,16)&&spanId!=="0000\
000000000000"}function isSpanContextValid(spanContext){return isValidTraceId(spanContext.traceId)&&isValidSpanId(spanContext.
spanId)}function wrapSpanContext(spanContext){return new require_NonRecordingSpan2.NonRecordingSpan(spanContext)}exports2.
isSpanContextValid=isSpanContextValid;exports2.isValidSpanId=isValidSpanId;exports2.isValidTraceId=isValidTraceId;exports2.
wrapSpanContext=wrapSpanContext}});var require_NoopContextManager=__commonJS({"node_modules/@opentelemetry/api/dist/context/NoopContextManager.cjs"(exports2){
var require_context3=require_context(),NoopContextManager=class{active(){return require_context3.ROOT_CONTEXT}with(_context,fn,thisArg,...args){
return fn.call(thisArg,...args)}bind(_context,target){return target}enable(){return this}disable(){return this}attach(_context){
return{dispose(){}}}};exports2.NoopContextManager=NoopContextManager}});var require_context2=__commonJS({"node_modules/@opentelemetry/api/dist/api/context.cjs"(exports2){var require_global_utils2=require_global_utils(),
require_diag2=require_diag(),require_NoopContextManager2=require_NoopContextManager(),API_NAME="context",NOOP_CONTEXT_MANAGER=new require_NoopContextManager2.
NoopContextManager,NOOP_TOKEN=Object.freeze({dispose:()=>{}}),ContextAPI=class ContextAPI2{constructor(){this._attachUnsupportedWarned=
!1}static getInstance(){return this._instance||(this._instance=new ContextAPI2),this._instance}setGlobalContextManager(contextManager){
return require_global_utils2.registerGlobal(API_NAME,contextManager,require_diag2.DiagAPI.instance())}active(){return this.
_getContextManager().active()}with(context,fn,thisArg,...args){return this._getContextManager().with(context,fn,thisArg,
...args)}bind(context,target){return this._getContextManager().bind(context,target)}attach(context){let contextManager=this.
_getContextManager();return contextManager.attach?contextManager.attach(context):(this._attachUnsupportedWarned||(this._attachUnsupportedWarned=
!0,require_diag2.DiagAPI.instance().warn("The current ContextManager does not implement attach(). The context will not b\
e attached. Use a ContextManager that supports attach() (e.g. AsyncLocalStorageContextManager) or use with()/bind() inst\
ead.")),NOOP_TOKEN)}_getContextManager(){return require_global_utils2.getGlobal(API_NAME)||NOOP_CONTEXT_MANAGER}disable(){
this._getContextManager().disable(),require_global_utils2.unregisterGlobal(API_NAME,require_diag2.DiagAPI.instance())}};
exports2.ContextAPI=ContextAPI}});var require_context_utils=__commonJS({"node_modules/@opentelemetry/api/dist/trace/context-utils.cjs"(exports2){var require_context3=require_context(),
require_context$1=require_context2(),require_NonRecordingSpan2=require_NonRecordingSpan(),SPAN_KEY=require_context3.createContextKey(
"OpenTelemetry Context Key SPAN");function getSpan(context){return context.getValue(SPAN_KEY)||void 0}function getActiveSpan(){
return getSpan(require_context$1.ContextAPI.getInstance().active())}function setSpan(context,span){return context.setValue(
SPAN_KEY,span)}function deleteSpan(context){return context.deleteValue(SPAN_KEY)}function setSpanContext(context,spanContext){
return setSpan(context,new require_NonRecordingSpan2.NonRecordingSpan(spanContext))}function getSpanContext(context){var _getSpan;
return(_getSpan=getSpan(context))===null||_getSpan===void 0?void 0:_getSpan.spanContext()}exports2.deleteSpan=deleteSpan;
exports2.getActiveSpan=getActiveSpan;exports2.getSpan=getSpan;exports2.getSpanContext=getSpanContext;exports2.setSpan=setSpan;
exports2.setSpanContext=setSpanContext}});var require_NoopTracer=__commonJS({"node_modules/@opentelemetry/api/dist/trace/NoopTracer.cjs"(exports2){var require_context3=require_context2(),
require_NonRecordingSpan2=require_NonRecordingSpan(),require_context_utils2=require_context_utils(),require_spancontext_utils2=require_spancontext_utils(),
contextApi=require_context3.ContextAPI.getInstance(),NoopTracer=class{startSpan(name,options,context=contextApi.active()){
if(options?.root)return new require_NonRecordingSpan2.NonRecordingSpan;let parentFromContext=context&&require_context_utils2.
getSpanContext(context);return isSpanContext(parentFromContext)&&require_spancontext_utils2.isSpanContextValid(parentFromContext)?
new require_NonRecordingSpan2.NonRecordingSpan(parentFromContext):new require_NonRecordingSpan2.NonRecordingSpan}startActiveSpan(name,arg2,arg3,arg4){
var _ctx;let opts,ctx,fn;if(arguments.length<2)return;arguments.length===2?fn=arg2:arguments.length===3?(opts=arg2,fn=arg3):
(opts=arg2,ctx=arg3,fn=arg4);let parentContext=(_ctx=ctx)!==null&&_ctx!==void 0?_ctx:contextApi.active(),span=this.startSpan(
name,opts,parentContext),contextWithSpanSet=require_context_utils2.setSpan(parentContext,span);return contextApi.with(contextWithSpanSet,
fn,void 0,span)}};function isSpanContext(spanContext){return spanContext!==null&&typeof spanContext=="object"&&"spanId"in
spanContext&&typeof spanContext.spanId=="string"&&"traceId"in spanContext&&typeof spanContext.traceId=="string"&&"traceF\
lags"in spanContext&&typeof spanContext.traceFlags=="number"}exports2.NoopTracer=NoopTracer}});var require_ProxyTracer=__commonJS({"node_modules/@opentelemetry/api/dist/trace/ProxyTracer.cjs"(exports2){var NOOP_TRACER=new(require_NoopTracer()).
NoopTracer,ProxyTracer=class{constructor(provider,name,version,options){this._provider=provider,this.name=name,this.version=
version,this.options=options}startSpan(name,options,context){return this._getTracer().startSpan(name,options,context)}startActiveSpan(_name,_options,_context,_fn){
let tracer=this._getTracer();return Reflect.apply(tracer.startActiveSpan,tracer,arguments)}_getTracer(){if(this._delegate)
return this._delegate;let tracer=this._provider.getDelegateTracer(this.name,this.version,this.options);return tracer?(this.
_delegate=tracer,this._delegate):NOOP_TRACER}};exports2.ProxyTracer=ProxyTracer}});var require_span_kind=__commonJS({"node_modules/@opentelemetry/api/dist/trace/span_kind.cjs"(exports2){var SpanKind=(function(SpanKind2){
return SpanKind2[SpanKind2.INTERNAL=0]="INTERNAL",SpanKind2[SpanKind2.SERVER=1]="SERVER",SpanKind2[SpanKind2.CLIENT=2]="\
CLIENT",SpanKind2[SpanKind2.PRODUCER=3]="PRODUCER",SpanKind2[SpanKind2.CONSUMER=4]="CONSUMER",SpanKind2})({});exports2.SpanKind=
SpanKind}});var require_status=__commonJS({"node_modules/@opentelemetry/api/dist/trace/status.cjs"(exports2){var SpanStatusCode=(function(SpanStatusCode2){
return SpanStatusCode2[SpanStatusCode2.UNSET=0]="UNSET",SpanStatusCode2[SpanStatusCode2.OK=1]="OK",SpanStatusCode2[SpanStatusCode2.
ERROR=2]="ERROR",SpanStatusCode2})({});exports2.SpanStatusCode=SpanStatusCode}});var require_tracestate_validators=__commonJS({"node_modules/@opentelemetry/api/dist/trace/internal/tracestate-validators\
.cjs"(exports2){var VALID_KEY_CHAR_RANGE="[_0-9a-z-*/]",VALID_KEY_REGEX=new RegExp(`^(?:${`[a-z]${VALID_KEY_CHAR_RANGE}{\
0,255}`}|${`[a-z0-9]${VALID_KEY_CHAR_RANGE}{0,240}@[a-z]${VALID_KEY_CHAR_RANGE}{0,13}`})$`),VALID_VALUE_BASE_REGEX=/^[ -~]{0,255}[!-~]$/,
INVALID_VALUE_COMMA_EQUAL_REGEX=/,|=/;function validateKey(key){return VALID_KEY_REGEX.test(key)}function validateValue(value){
return VALID_VALUE_BASE_REGEX.test(value)&&!INVALID_VALUE_COMMA_EQUAL_REGEX.test(value)}exports2.validateKey=validateKey;
exports2.validateValue=validateValue}});var require_tracestate_impl=__commonJS({"node_modules/@opentelemetry/api/dist/trace/internal/tracestate-impl.cjs"(exports2){
var require_tracestate_validators2=require_tracestate_validators(),MAX_TRACE_STATE_ITEMS=32,MAX_TRACE_STATE_LEN=512,LIST_MEMBERS_SEPARATOR="\
,",LIST_MEMBER_KEY_VALUE_SPLITTER="=",TraceStateImpl=class TraceStateImpl2{constructor(rawTraceState){this._internalState=
new Map,rawTraceState&&this._parse(rawTraceState)}set(key,value){let currValue=this._internalState.get(key),newLength=this.
serialize().length;if(typeof currValue=="string")newLength+=value.length-currValue.length;else{if(this._internalState.size>=
MAX_TRACE_STATE_ITEMS)return this;newLength+=key.length+value.length+(this._internalState.size>0?2:1)}if(newLength>MAX_TRACE_STATE_LEN)
return this;let traceState=this._clone();return traceState._internalState.has(key)&&traceState._internalState.delete(key),
traceState._internalState.set(key,value),traceState}unset(key){let traceState=this._clone();return traceState._internalState.
delete(key),traceState}get(key){return this._internalState.get(key)}serialize(){return Array.from(this._internalState.keys()).
reduceRight((agg,key)=>(agg.push(key+LIST_MEMBER_KEY_VALUE_SPLITTER+this.get(key)),agg),[]).join(LIST_MEMBERS_SEPARATOR)}_parse(rawTraceState){
rawTraceState.length>MAX_TRACE_STATE_LEN||(this._internalState=rawTraceState.split(LIST_MEMBERS_SEPARATOR).reduceRight((agg,part)=>{
let listMember=part.trim(),i=listMember.indexOf(LIST_MEMBER_KEY_VALUE_SPLITTER);if(i!==-1){let key=listMember.slice(0,i),
value=listMember.slice(i+1,part.length);require_tracestate_validators2.validateKey(key)&&require_tracestate_validators2.
validateValue(value)&&agg.set(key,value)}return agg},new Map),this._internalState.size>MAX_TRACE_STATE_ITEMS&&(this._internalState=
new Map(Array.from(this._internalState.entries()).reverse().slice(0,MAX_TRACE_STATE_ITEMS))))}_keys(){return Array.from(
this._internalState.keys()).reverse()}_clone(){let traceState=new TraceStateImpl2;return traceState._internalState=new Map(
this._internalState),traceState}};exports2.TraceStateImpl=TraceStateImpl}});var require_utils2=__commonJS({"node_modules/@opentelemetry/api/dist/trace/internal/utils.cjs"(exports2){var require_tracestate_impl2=require_tracestate_impl();
function createTraceState(rawTraceState){return new require_tracestate_impl2.TraceStateImpl(rawTraceState)}exports2.createTraceState=
createTraceState}});var require_NoopTracerProvider=__commonJS({"node_modules/@opentelemetry/api/dist/trace/NoopTracerProvider.cjs"(exports2){
var require_NoopTracer2=require_NoopTracer(),NoopTracerProvider=class{getTracer(_name,_version,_options){return new require_NoopTracer2.
NoopTracer}};exports2.NoopTracerProvider=NoopTracerProvider}});var require_ProxyTracerProvider=__commonJS({"node_modules/@opentelemetry/api/dist/trace/ProxyTracerProvider.cjs"(exports2){
var require_ProxyTracer2=require_ProxyTracer(),NOOP_TRACER_PROVIDER=new(require_NoopTracerProvider()).NoopTracerProvider,
ProxyTracerProvider=class{getTracer(name,version,options){var _this$getDelegateTrac;return(_this$getDelegateTrac=this.getDelegateTracer(
name,version,options))!==null&&_this$getDelegateTrac!==void 0?_this$getDelegateTrac:new require_ProxyTracer2.ProxyTracer(
this,name,version,options)}getDelegate(){var _this$_delegate;return(_this$_delegate=this._delegate)!==null&&_this$_delegate!==
void 0?_this$_delegate:NOOP_TRACER_PROVIDER}setDelegate(delegate){this._delegate=delegate}getDelegateTracer(name,version,options){
var _this$_delegate2;return(_this$_delegate2=this._delegate)===null||_this$_delegate2===void 0?void 0:_this$_delegate2.getTracer(
name,version,options)}};exports2.ProxyTracerProvider=ProxyTracerProvider}});var require_SamplingResult=__commonJS({"node_modules/@opentelemetry/api/dist/trace/SamplingResult.cjs"(exports2){var SamplingDecision=(function(SamplingDecision2){
return SamplingDecision2[SamplingDecision2.NOT_RECORD=0]="NOT_RECORD",SamplingDecision2[SamplingDecision2.RECORD=1]="REC\
ORD",SamplingDecision2[SamplingDecision2.RECORD_AND_SAMPLED=2]="RECORD_AND_SAMPLED",SamplingDecision2})({});exports2.SamplingDecision=
SamplingDecision}});var require_context_api=__commonJS({"node_modules/@opentelemetry/api/dist/context-api.cjs"(exports2){var context=require_context2().
ContextAPI.getInstance();exports2.context=context}});var require_diag_api=__commonJS({"node_modules/@opentelemetry/api/dist/diag-api.cjs"(exports2){var diag=require_diag().DiagAPI.
instance();exports2.diag=diag}});var require_NoopLoggerProvider=__commonJS({"node_modules/@opentelemetry/api/dist/logs/NoopLoggerProvider.cjs"(exports2){
var require_NoopLogger2=require_NoopLogger(),NoopLoggerProvider=class{getLogger(_name,_version,_options){return new require_NoopLogger2.
NoopLogger}},NOOP_LOGGER_PROVIDER=new NoopLoggerProvider;exports2.NOOP_LOGGER_PROVIDER=NOOP_LOGGER_PROVIDER;exports2.NoopLoggerProvider=
NoopLoggerProvider}});var require_ProxyLogger=__commonJS({"node_modules/@opentelemetry/api/dist/logs/ProxyLogger.cjs"(exports2){var require_NoopLogger2=require_NoopLogger(),
ProxyLogger=class{constructor(provider,name,version,options){this._provider=provider,this.name=name,this.version=version,
this.options=options}emit(logRecord){this._getLogger().emit(logRecord)}enabled(options){return this._getLogger().enabled(
options)}_getLogger(){if(this._delegate)return this._delegate;let logger=this._provider._getDelegateLogger(this.name,this.
version,this.options);return logger?(this._delegate=logger,this._delegate):require_NoopLogger2.NOOP_LOGGER}};exports2.ProxyLogger=
ProxyLogger}});var require_ProxyLoggerProvider=__commonJS({"node_modules/@opentelemetry/api/dist/logs/ProxyLoggerProvider.cjs"(exports2){
var require_NoopLoggerProvider2=require_NoopLoggerProvider(),require_ProxyLogger2=require_ProxyLogger(),ProxyLoggerProvider=class{getLogger(name,version,options){
var _this$_getDelegateLog;return(_this$_getDelegateLog=this._getDelegateLogger(name,version,options))!==null&&_this$_getDelegateLog!==
void 0?_this$_getDelegateLog:new require_ProxyLogger2.ProxyLogger(this,name,version,options)}_getDelegate(){var _this$_delegate;
return(_this$_delegate=this._delegate)!==null&&_this$_delegate!==void 0?_this$_delegate:require_NoopLoggerProvider2.NOOP_LOGGER_PROVIDER}_setDelegate(delegate){
this._delegate=delegate}_getDelegateLogger(name,version,options){var _this$_delegate2;return(_this$_delegate2=this._delegate)===
null||_this$_delegate2===void 0?void 0:_this$_delegate2.getLogger(name,version,options)}};exports2.ProxyLoggerProvider=ProxyLoggerProvider}});var require_logs=__commonJS({"node_modules/@opentelemetry/api/dist/api/logs.cjs"(exports2){var require_global_utils2=require_global_utils(),
require_diag2=require_diag(),require_ProxyLoggerProvider2=require_ProxyLoggerProvider(),API_NAME="logs",LogsAPI=class LogsAPI2{constructor(){
this._proxyLoggerProvider=new require_ProxyLoggerProvider2.ProxyLoggerProvider}static getInstance(){return this._instance||
(this._instance=new LogsAPI2),this._instance}setGlobalLoggerProvider(provider){let success=require_global_utils2.registerGlobal(
API_NAME,provider,require_diag2.DiagAPI.instance());return success&&this._proxyLoggerProvider._setDelegate(provider),success}getLoggerProvider(){
return require_global_utils2.getGlobal(API_NAME)||this._proxyLoggerProvider}getLogger(name,version,options){return this.
getLoggerProvider().getLogger(name,version,options)}disable(){require_global_utils2.unregisterGlobal(API_NAME,require_diag2.
DiagAPI.instance()),this._proxyLoggerProvider=new require_ProxyLoggerProvider2.ProxyLoggerProvider}};exports2.LogsAPI=LogsAPI}});var require_logs_api=__commonJS({"node_modules/@opentelemetry/api/dist/logs-api.cjs"(exports2){var logs=require_logs().LogsAPI.
getInstance();exports2.logs=logs}});var require_NoopMeterProvider=__commonJS({"node_modules/@opentelemetry/api/dist/metrics/NoopMeterProvider.cjs"(exports2){
var require_NoopMeter2=require_NoopMeter(),NoopMeterProvider=class{getMeter(_name,_version,_options){return require_NoopMeter2.
NOOP_METER}},NOOP_METER_PROVIDER=new NoopMeterProvider;exports2.NOOP_METER_PROVIDER=NOOP_METER_PROVIDER;exports2.NoopMeterProvider=
NoopMeterProvider}});var require_metrics=__commonJS({"node_modules/@opentelemetry/api/dist/api/metrics.cjs"(exports2){var require_global_utils2=require_global_utils(),
require_diag2=require_diag(),require_NoopMeterProvider2=require_NoopMeterProvider(),API_NAME="metrics",MetricsAPI=class MetricsAPI2{constructor(){}static getInstance(){
return this._instance||(this._instance=new MetricsAPI2),this._instance}setGlobalMeterProvider(provider){return require_global_utils2.
registerGlobal(API_NAME,provider,require_diag2.DiagAPI.instance())}getMeterProvider(){return require_global_utils2.getGlobal(
API_NAME)||require_NoopMeterProvider2.NOOP_METER_PROVIDER}getMeter(name,version,options){return this.getMeterProvider().
getMeter(name,version,options)}disable(){require_global_utils2.unregisterGlobal(API_NAME,require_diag2.DiagAPI.instance())}};
exports2.MetricsAPI=MetricsAPI}});var require_metrics_api=__commonJS({"node_modules/@opentelemetry/api/dist/metrics-api.cjs"(exports2){var metrics=require_metrics().
MetricsAPI.getInstance();exports2.metrics=metrics}});var require_NoopTextMapPropagator=__commonJS({"node_modules/@opentelemetry/api/dist/propagation/NoopTextMapPropagator.cj\
s"(exports2){var NoopTextMapPropagator=class{inject(_context,_carrier){}extract(context,_carrier){return context}fields(){
return[]}};exports2.NoopTextMapPropagator=NoopTextMapPropagator}});var require_context_helpers=__commonJS({"node_modules/@opentelemetry/api/dist/baggage/context-helpers.cjs"(exports2){var require_context3=require_context(),
require_context$1=require_context2(),BAGGAGE_KEY=require_context3.createContextKey("OpenTelemetry Baggage Key");function getBaggage(context){
return context.getValue(BAGGAGE_KEY)||void 0}function getActiveBaggage(){return getBaggage(require_context$1.ContextAPI.
getInstance().active())}function setBaggage(context,baggage){return context.setValue(BAGGAGE_KEY,baggage)}function deleteBaggage(context){
return context.deleteValue(BAGGAGE_KEY)}exports2.deleteBaggage=deleteBaggage;exports2.getActiveBaggage=getActiveBaggage;
exports2.getBaggage=getBaggage;exports2.setBaggage=setBaggage}});var require_propagation=__commonJS({"node_modules/@opentelemetry/api/dist/api/propagation.cjs"(exports2){var require_global_utils2=require_global_utils(),
require_diag2=require_diag(),require_utils3=require_utils(),require_TextMapPropagator2=require_TextMapPropagator(),require_NoopTextMapPropagator2=require_NoopTextMapPropagator(),
require_context_helpers2=require_context_helpers(),API_NAME="propagation",NOOP_TEXT_MAP_PROPAGATOR=new require_NoopTextMapPropagator2.
NoopTextMapPropagator,PropagationAPI=class PropagationAPI2{constructor(){this.createBaggage=require_utils3.createBaggage,
this.getBaggage=require_context_helpers2.getBaggage,this.getActiveBaggage=require_context_helpers2.getActiveBaggage,this.
setBaggage=require_context_helpers2.setBaggage,this.deleteBaggage=require_context_helpers2.deleteBaggage}static getInstance(){
return this._instance||(this._instance=new PropagationAPI2),this._instance}setGlobalPropagator(propagator){return require_global_utils2.
registerGlobal(API_NAME,propagator,require_diag2.DiagAPI.instance())}inject(context,carrier,setter=require_TextMapPropagator2.
defaultTextMapSetter){return this._getGlobalPropagator().inject(context,carrier,setter)}extract(context,carrier,getter=require_TextMapPropagator2.
defaultTextMapGetter){return this._getGlobalPropagator().extract(context,carrier,getter)}fields(){return this._getGlobalPropagator().
fields()}disable(){require_global_utils2.unregisterGlobal(API_NAME,require_diag2.DiagAPI.instance())}_getGlobalPropagator(){
return require_global_utils2.getGlobal(API_NAME)||NOOP_TEXT_MAP_PROPAGATOR}};exports2.PropagationAPI=PropagationAPI}});var require_propagation_api=__commonJS({"node_modules/@opentelemetry/api/dist/propagation-api.cjs"(exports2){var propagation=require_propagation().
PropagationAPI.getInstance();exports2.propagation=propagation}});var require_trace=__commonJS({"node_modules/@opentelemetry/api/dist/api/trace.cjs"(exports2){var require_global_utils2=require_global_utils(),
require_diag2=require_diag(),require_context_utils2=require_context_utils(),require_spancontext_utils2=require_spancontext_utils(),
require_ProxyTracerProvider2=require_ProxyTracerProvider(),API_NAME="trace",TraceAPI=class TraceAPI2{constructor(){this.
_proxyTracerProvider=new require_ProxyTracerProvider2.ProxyTracerProvider,this.wrapSpanContext=require_spancontext_utils2.
wrapSpanContext,this.isSpanContextValid=require_spancontext_utils2.isSpanContextValid,this.deleteSpan=require_context_utils2.
deleteSpan,this.getSpan=require_context_utils2.getSpan,this.getActiveSpan=require_context_utils2.getActiveSpan,this.getSpanContext=
require_context_utils2.getSpanContext,this.setSpan=require_context_utils2.setSpan,this.setSpanContext=require_context_utils2.
setSpanContext}static getInstance(){return this._instance||(this._instance=new TraceAPI2),this._instance}setGlobalTracerProvider(provider){
let success=require_global_utils2.registerGlobal(API_NAME,this._proxyTracerProvider,require_diag2.DiagAPI.instance());return success&&
this._proxyTracerProvider.setDelegate(provider),success}getTracerProvider(){return require_global_utils2.getGlobal(API_NAME)||
this._proxyTracerProvider}getTracer(name,version){return this.getTracerProvider().getTracer(name,version)}disable(){require_global_utils2.
unregisterGlobal(API_NAME,require_diag2.DiagAPI.instance()),this._proxyTracerProvider=new require_ProxyTracerProvider2.ProxyTracerProvider}};
exports2.TraceAPI=TraceAPI}});var require_trace_api=__commonJS({"node_modules/@opentelemetry/api/dist/trace-api.cjs"(exports2){var trace=require_trace().
TraceAPI.getInstance();exports2.trace=trace}});var require_dist=__commonJS({"node_modules/@opentelemetry/api/dist/index.cjs"(exports2){Object.defineProperties(exports2,
{__esModule:{value:!0},[Symbol.toStringTag]:{value:"Module"}});var require_types2=require_types(),require_utils3=require_utils(),
require_context3=require_context(),require_consoleLogger2=require_consoleLogger(),require_NoopMeter2=require_NoopMeter(),
require_Metric2=require_Metric(),require_NoopLogger2=require_NoopLogger(),require_LogRecord2=require_LogRecord(),require_TextMapPropagator2=require_TextMapPropagator(),
require_trace_flags2=require_trace_flags(),require_invalid_span_constants2=require_invalid_span_constants(),require_spancontext_utils2=require_spancontext_utils(),
require_ProxyTracer2=require_ProxyTracer(),require_span_kind2=require_span_kind(),require_status2=require_status(),require_utils$1=require_utils2(),
require_ProxyTracerProvider2=require_ProxyTracerProvider(),require_SamplingResult2=require_SamplingResult(),require_context_api2=require_context_api(),
require_diag_api2=require_diag_api(),require_logs_api2=require_logs_api(),require_metrics_api2=require_metrics_api(),require_propagation_api2=require_propagation_api(),
require_trace_api2=require_trace_api(),src_default={context:require_context_api2.context,diag:require_diag_api2.diag,logs:require_logs_api2.
logs,metrics:require_metrics_api2.metrics,propagation:require_propagation_api2.propagation,trace:require_trace_api2.trace};
exports2.DiagConsoleLogger=require_consoleLogger2.DiagConsoleLogger;exports2.DiagLogLevel=require_types2.DiagLogLevel;exports2.
INVALID_SPANID=require_invalid_span_constants2.INVALID_SPANID;exports2.INVALID_SPAN_CONTEXT=require_invalid_span_constants2.
INVALID_SPAN_CONTEXT;exports2.INVALID_TRACEID=require_invalid_span_constants2.INVALID_TRACEID;exports2.ProxyTracer=require_ProxyTracer2.
ProxyTracer;exports2.ProxyTracerProvider=require_ProxyTracerProvider2.ProxyTracerProvider;exports2.ROOT_CONTEXT=require_context3.
ROOT_CONTEXT;exports2.SamplingDecision=require_SamplingResult2.SamplingDecision;exports2.SeverityNumber=require_LogRecord2.
SeverityNumber;exports2.SpanKind=require_span_kind2.SpanKind;exports2.SpanStatusCode=require_status2.SpanStatusCode;exports2.
TraceFlags=require_trace_flags2.TraceFlags;exports2.ValueType=require_Metric2.ValueType;exports2.baggageEntryMetadataFromString=
require_utils3.baggageEntryMetadataFromString;exports2.context=require_context_api2.context;exports2.createContextKey=require_context3.
createContextKey;exports2.createNoopLogger=require_NoopLogger2.createNoopLogger;exports2.createNoopMeter=require_NoopMeter2.
createNoopMeter;exports2.createTraceState=require_utils$1.createTraceState;exports2.default=src_default;exports2.defaultTextMapGetter=
require_TextMapPropagator2.defaultTextMapGetter;exports2.defaultTextMapSetter=require_TextMapPropagator2.defaultTextMapSetter;
exports2.diag=require_diag_api2.diag;exports2.isSpanContextValid=require_spancontext_utils2.isSpanContextValid;exports2.
isValidSpanId=require_spancontext_utils2.isValidSpanId;exports2.isValidTraceId=require_spancontext_utils2.isValidTraceId;
exports2.logs=require_logs_api2.logs;exports2.metrics=require_metrics_api2.metrics;exports2.propagation=require_propagation_api2.
propagation;exports2.trace=require_trace_api2.trace}});var require_processCpuTotal=__commonJS({"node_modules/prom-client/lib/metrics/processCpuTotal.js"(exports2,module2){"use\
 strict";var OtelApi=require_dist(),Counter=require_counter(),PROCESS_CPU_USER_SECONDS="process_cpu_user_seconds_total",
PROCESS_CPU_SYSTEM_SECONDS="process_cpu_system_seconds_total",PROCESS_CPU_SECONDS="process_cpu_seconds_total";module2.exports=
(registry,config={})=>{let registers=registry?[registry]:void 0,namePrefix=config.prefix?config.prefix:"",labels=config.
labels?config.labels:{},exemplars=config.enableExemplars?config.enableExemplars:!1,labelNames=Object.keys(labels),lastCpuUsage=process.
cpuUsage(),cpuUserUsageCounter=new Counter({name:namePrefix+PROCESS_CPU_USER_SECONDS,help:"Total user CPU time spent in \
seconds.",enableExemplars:exemplars,registers,labelNames,collect(){let cpuUsage=process.cpuUsage(),userUsageMicros=cpuUsage.
user-lastCpuUsage.user,systemUsageMicros=cpuUsage.system-lastCpuUsage.system;if(lastCpuUsage=cpuUsage,this.enableExemplars){
let exemplarLabels={},currentSpan=OtelApi.trace.getSpan(OtelApi.context.active());currentSpan&&(exemplarLabels={traceId:currentSpan.
spanContext().traceId,spanId:currentSpan.spanContext().spanId}),cpuUserUsageCounter.inc({labels,value:userUsageMicros/1e6,
exemplarLabels}),cpuSystemUsageCounter.inc({labels,value:systemUsageMicros/1e6,exemplarLabels}),cpuUsageCounter.inc({labels,
value:(userUsageMicros+systemUsageMicros)/1e6,exemplarLabels})}else cpuUserUsageCounter.inc(labels,userUsageMicros/1e6),
cpuSystemUsageCounter.inc(labels,systemUsageMicros/1e6),cpuUsageCounter.inc(labels,(userUsageMicros+systemUsageMicros)/1e6)}}),
cpuSystemUsageCounter=new Counter({name:namePrefix+PROCESS_CPU_SYSTEM_SECONDS,help:"Total system CPU time spent in secon\
ds.",enableExemplars:exemplars,registers,labelNames}),cpuUsageCounter=new Counter({name:namePrefix+PROCESS_CPU_SECONDS,help:"\
Total user and system CPU time spent in seconds.",enableExemplars:exemplars,registers,labelNames})};module2.exports.metricNames=
[PROCESS_CPU_USER_SECONDS,PROCESS_CPU_SYSTEM_SECONDS,PROCESS_CPU_SECONDS]}});var require_processStartTime=__commonJS({"node_modules/prom-client/lib/metrics/processStartTime.js"(exports2,module2){"u\
se strict";var Gauge=require_gauge(),startInSeconds=Math.round(Date.now()/1e3-process.uptime()),PROCESS_START_TIME="proc\
ess_start_time_seconds";module2.exports=(registry,config={})=>{let namePrefix=config.prefix?config.prefix:"",labels=config.
labels?config.labels:{},labelNames=Object.keys(labels);new Gauge({name:namePrefix+PROCESS_START_TIME,help:"Start time of\
 the process since unix epoch in seconds.",registers:registry?[registry]:void 0,labelNames,aggregator:"omit",collect(){this.
set(labels,startInSeconds)}})};module2.exports.metricNames=[PROCESS_START_TIME]}});var require_osMemoryHeapLinux=__commonJS({"node_modules/prom-client/lib/metrics/osMemoryHeapLinux.js"(exports2,module2){
"use strict";var Gauge=require_gauge(),fs=require("fs"),values=["VmSize","VmRSS","VmData"],PROCESS_RESIDENT_MEMORY="proc\
ess_resident_memory_bytes",PROCESS_VIRTUAL_MEMORY="process_virtual_memory_bytes",PROCESS_HEAP="process_heap_bytes";function structureOutput(input){
return input.split(`
`).reduce((acc,string)=>{if(!values.some(value2=>string.startsWith(value2)))return acc;let split=string.split(":"),value=split[1].
trim();return value=value.substr(0,value.length-3),value=Number(value)*1024,acc[split[0]]=value,acc},{})}module2.exports=
(registry,config={})=>{let registers=registry?[registry]:void 0,namePrefix=config.prefix?config.prefix:"",labels=config.
labels?config.labels:{},labelNames=Object.keys(labels),residentMemGauge=new Gauge({name:namePrefix+PROCESS_RESIDENT_MEMORY,
help:"Resident memory size in bytes.",registers,labelNames,collect(){try{let stat=fs.readFileSync("/proc/self/status","u\
tf8"),structuredOutput=structureOutput(stat);residentMemGauge.set(labels,structuredOutput.VmRSS),virtualMemGauge.set(labels,
structuredOutput.VmSize),heapSizeMemGauge.set(labels,structuredOutput.VmData)}catch{}}}),virtualMemGauge=new Gauge({name:namePrefix+
PROCESS_VIRTUAL_MEMORY,help:"Virtual memory size in bytes.",registers,labelNames}),heapSizeMemGauge=new Gauge({name:namePrefix+
PROCESS_HEAP,help:"Process heap size in bytes.",registers,labelNames})};module2.exports.metricNames=[PROCESS_RESIDENT_MEMORY,
PROCESS_VIRTUAL_MEMORY,PROCESS_HEAP]}});var require_safeMemoryUsage=__commonJS({"node_modules/prom-client/lib/metrics/helpers/safeMemoryUsage.js"(exports2,module2){
"use strict";function safeMemoryUsage(){try{return process.memoryUsage()}catch{return}}module2.exports=safeMemoryUsage}});var require_osMemoryHeap=__commonJS({"node_modules/prom-client/lib/metrics/osMemoryHeap.js"(exports2,module2){"use stric\
t";var Gauge=require_gauge(),linuxVariant=require_osMemoryHeapLinux(),safeMemoryUsage=require_safeMemoryUsage(),PROCESS_RESIDENT_MEMORY="\
process_resident_memory_bytes";function notLinuxVariant(registry,config={}){let namePrefix=config.prefix?config.prefix:"",
labels=config.labels?config.labels:{},labelNames=Object.keys(labels);new Gauge({name:namePrefix+PROCESS_RESIDENT_MEMORY,
help:"Resident memory size in bytes.",registers:registry?[registry]:void 0,labelNames,collect(){let memUsage=safeMemoryUsage();
memUsage&&this.set(labels,memUsage.rss)}})}module2.exports=(registry,config)=>process.platform==="linux"?linuxVariant(registry,
config):notLinuxVariant(registry,config);module2.exports.metricNames=process.platform==="linux"?linuxVariant.metricNames:
[PROCESS_RESIDENT_MEMORY]}});var require_processOpenFileDescriptors=__commonJS({"node_modules/prom-client/lib/metrics/processOpenFileDescriptors.js"(exports2,module2){
"use strict";var Gauge=require_gauge(),fs=require("fs"),process2=require("process"),PROCESS_OPEN_FDS="process_open_fds";
module2.exports=(registry,config={})=>{if(process2.platform!=="linux")return;let namePrefix=config.prefix?config.prefix:
"",labels=config.labels?config.labels:{},labelNames=Object.keys(labels);new Gauge({name:namePrefix+PROCESS_OPEN_FDS,help:"\
Number of open file descriptors.",registers:registry?[registry]:void 0,labelNames,collect(){try{let fds=fs.readdirSync("\
/proc/self/fd");this.set(labels,fds.length-1)}catch{}}})};module2.exports.metricNames=[PROCESS_OPEN_FDS]}});var require_processMaxFileDescriptors=__commonJS({"node_modules/prom-client/lib/metrics/processMaxFileDescriptors.js"(exports2,module2){
"use strict";var Gauge=require_gauge(),fs=require("fs"),PROCESS_MAX_FDS="process_max_fds",maxFds;module2.exports=(registry,config={})=>{
if(maxFds===void 0)try{let lines=fs.readFileSync("/proc/self/limits","utf8").split(`
`);for(let line of lines)if(line.startsWith("Max open files")){let parts=line.split(/  +/);maxFds=Number(parts[1]);break}}catch{
return}if(maxFds===void 0)return;let namePrefix=config.prefix?config.prefix:"",labels=config.labels?config.labels:{},labelNames=Object.
keys(labels);new Gauge({name:namePrefix+PROCESS_MAX_FDS,help:"Maximum number of open file descriptors.",registers:registry?
[registry]:void 0,labelNames,collect(){maxFds!==void 0&&this.set(labels,maxFds)}})};module2.exports.metricNames=[PROCESS_MAX_FDS]}});var require_eventLoopLag=__commonJS({"node_modules/prom-client/lib/metrics/eventLoopLag.js"(exports2,module2){"use stric\
t";var Gauge=require_gauge(),perf_hooks;try{perf_hooks=require("perf_hooks")}catch{}var NODEJS_EVENTLOOP_LAG="nodejs_eve\
ntloop_lag_seconds",NODEJS_EVENTLOOP_LAG_MIN="nodejs_eventloop_lag_min_seconds",NODEJS_EVENTLOOP_LAG_MAX="nodejs_eventlo\
op_lag_max_seconds",NODEJS_EVENTLOOP_LAG_MEAN="nodejs_eventloop_lag_mean_seconds",NODEJS_EVENTLOOP_LAG_STDDEV="nodejs_ev\
entloop_lag_stddev_seconds",NODEJS_EVENTLOOP_LAG_P50="nodejs_eventloop_lag_p50_seconds",NODEJS_EVENTLOOP_LAG_P90="nodejs\
_eventloop_lag_p90_seconds",NODEJS_EVENTLOOP_LAG_P99="nodejs_eventloop_lag_p99_seconds";function reportEventloopLag(start,gauge,labels){
let delta=process.hrtime(start),seconds=(delta[0]*1e9+delta[1])/1e9;gauge.set(labels,seconds)}module2.exports=(registry,config={})=>{
let namePrefix=config.prefix?config.prefix:"",labels=config.labels?config.labels:{},labelNames=Object.keys(labels),registers=registry?
[registry]:void 0,collect=()=>{let start=process.hrtime();setImmediate(reportEventloopLag,start,lag,labels)};if(perf_hooks&&
perf_hooks.monitorEventLoopDelay)try{let histogram=perf_hooks.monitorEventLoopDelay({resolution:config.eventLoopMonitoringPrecision});
histogram.enable(),collect=()=>{let start=process.hrtime();setImmediate(reportEventloopLag,start,lag,labels),lagMin.set(
labels,histogram.min/1e9),lagMax.set(labels,histogram.max/1e9),lagMean.set(labels,histogram.mean/1e9),lagStddev.set(labels,
histogram.stddev/1e9),lagP50.set(labels,histogram.percentile(50)/1e9),lagP90.set(labels,histogram.percentile(90)/1e9),lagP99.
set(labels,histogram.percentile(99)/1e9),histogram.reset()}}catch(e){if(e.code==="ERR_NOT_IMPLEMENTED")return;throw e}let lag=new Gauge(
{name:namePrefix+NODEJS_EVENTLOOP_LAG,help:"Lag of event loop in seconds.",registers,labelNames,aggregator:"average",collect}),
lagMin=new Gauge({name:namePrefix+NODEJS_EVENTLOOP_LAG_MIN,help:"The minimum recorded event loop delay.",registers,labelNames,
aggregator:"min"}),lagMax=new Gauge({name:namePrefix+NODEJS_EVENTLOOP_LAG_MAX,help:"The maximum recorded event loop dela\
y.",registers,labelNames,aggregator:"max"}),lagMean=new Gauge({name:namePrefix+NODEJS_EVENTLOOP_LAG_MEAN,help:"The mean \
of the recorded event loop delays.",registers,labelNames,aggregator:"average"}),lagStddev=new Gauge({name:namePrefix+NODEJS_EVENTLOOP_LAG_STDDEV,
help:"The standard deviation of the recorded event loop delays.",registers,labelNames,aggregator:"average"}),lagP50=new Gauge(
{name:namePrefix+NODEJS_EVENTLOOP_LAG_P50,help:"The 50th percentile of the recorded event loop delays.",registers,labelNames,
aggregator:"average"}),lagP90=new Gauge({name:namePrefix+NODEJS_EVENTLOOP_LAG_P90,help:"The 90th percentile of the recor\
ded event loop delays.",registers,labelNames,aggregator:"average"}),lagP99=new Gauge({name:namePrefix+NODEJS_EVENTLOOP_LAG_P99,
help:"The 99th percentile of the recorded event loop delays.",registers,labelNames,aggregator:"average"})};module2.exports.
metricNames=[NODEJS_EVENTLOOP_LAG,NODEJS_EVENTLOOP_LAG_MIN,NODEJS_EVENTLOOP_LAG_MAX,NODEJS_EVENTLOOP_LAG_MEAN,NODEJS_EVENTLOOP_LAG_STDDEV,
NODEJS_EVENTLOOP_LAG_P50,NODEJS_EVENTLOOP_LAG_P90,NODEJS_EVENTLOOP_LAG_P99]}});var require_processMetricsHelpers=__commonJS({"node_modules/prom-client/lib/metrics/helpers/processMetricsHelpers.js"(exports2,module2){
"use strict";function aggregateByObjectName(list){let data={};for(let i=0;i<list.length;i++){let listElement=list[i];!listElement||
typeof listElement.constructor>"u"||(Object.hasOwnProperty.call(data,listElement.constructor.name)?data[listElement.constructor.
name]+=1:data[listElement.constructor.name]=1)}return data}function updateMetrics(gauge,data,labels){gauge.reset();for(let key in data)
gauge.set(Object.assign({type:key},labels||{}),data[key])}module2.exports={aggregateByObjectName,updateMetrics}}});var require_processHandles=__commonJS({"node_modules/prom-client/lib/metrics/processHandles.js"(exports2,module2){"use s\
trict";var{aggregateByObjectName}=require_processMetricsHelpers(),{updateMetrics}=require_processMetricsHelpers(),Gauge=require_gauge(),
NODEJS_ACTIVE_HANDLES="nodejs_active_handles",NODEJS_ACTIVE_HANDLES_TOTAL="nodejs_active_handles_total";module2.exports=
(registry,config={})=>{if(typeof process._getActiveHandles!="function")return;let registers=registry?[registry]:void 0,namePrefix=config.
prefix?config.prefix:"",labels=config.labels?config.labels:{},labelNames=Object.keys(labels);new Gauge({name:namePrefix+
NODEJS_ACTIVE_HANDLES,help:"Number of active libuv handles grouped by handle type. Every handle type is C++ class name.",
labelNames:["type",...labelNames],registers,collect(){let handles=process._getActiveHandles();updateMetrics(this,aggregateByObjectName(
handles),labels)}}),new Gauge({name:namePrefix+NODEJS_ACTIVE_HANDLES_TOTAL,help:"Total number of active handles.",registers,
labelNames,collect(){let handles=process._getActiveHandles();this.set(labels,handles.length)}})};module2.exports.metricNames=
[NODEJS_ACTIVE_HANDLES,NODEJS_ACTIVE_HANDLES_TOTAL]}});var require_processRequests=__commonJS({"node_modules/prom-client/lib/metrics/processRequests.js"(exports2,module2){"use\
 strict";var Gauge=require_gauge(),{aggregateByObjectName}=require_processMetricsHelpers(),{updateMetrics}=require_processMetricsHelpers(),
NODEJS_ACTIVE_REQUESTS="nodejs_active_requests",NODEJS_ACTIVE_REQUESTS_TOTAL="nodejs_active_requests_total";module2.exports=
(registry,config={})=>{if(typeof process._getActiveRequests!="function")return;let namePrefix=config.prefix?config.prefix:
"",labels=config.labels?config.labels:{},labelNames=Object.keys(labels);new Gauge({name:namePrefix+NODEJS_ACTIVE_REQUESTS,
help:"Number of active libuv requests grouped by request type. Every request type is C++ class name.",labelNames:["type",
...labelNames],registers:registry?[registry]:void 0,collect(){let requests=process._getActiveRequests();updateMetrics(this,
aggregateByObjectName(requests),labels)}}),new Gauge({name:namePrefix+NODEJS_ACTIVE_REQUESTS_TOTAL,help:"Total number of\
 active requests.",registers:registry?[registry]:void 0,labelNames,collect(){let requests=process._getActiveRequests();this.
set(labels,requests.length)}})};module2.exports.metricNames=[NODEJS_ACTIVE_REQUESTS,NODEJS_ACTIVE_REQUESTS_TOTAL]}});var require_processResources=__commonJS({"node_modules/prom-client/lib/metrics/processResources.js"(exports2,module2){"u\
se strict";var Gauge=require_gauge(),{updateMetrics}=require_processMetricsHelpers(),NODEJS_ACTIVE_RESOURCES="nodejs_act\
ive_resources",NODEJS_ACTIVE_RESOURCES_TOTAL="nodejs_active_resources_total";module2.exports=(registry,config={})=>{if(typeof process.
getActiveResourcesInfo!="function")return;let namePrefix=config.prefix?config.prefix:"",labels=config.labels?config.labels:
{},labelNames=Object.keys(labels);new Gauge({name:namePrefix+NODEJS_ACTIVE_RESOURCES,help:"Number of active resources th\
at are currently keeping the event loop alive, grouped by async resource type.",labelNames:["type",...labelNames],registers:registry?
[registry]:void 0,collect(){let resources=process.getActiveResourcesInfo(),data={};for(let i=0;i<resources.length;i++){let resource=resources[i];
Object.hasOwn(data,resource)?data[resource]+=1:data[resource]=1}updateMetrics(this,data,labels)}}),new Gauge({name:namePrefix+
NODEJS_ACTIVE_RESOURCES_TOTAL,help:"Total number of active resources.",registers:registry?[registry]:void 0,labelNames,collect(){
let resources=process.getActiveResourcesInfo();this.set(labels,resources.length)}})};module2.exports.metricNames=[NODEJS_ACTIVE_RESOURCES,
NODEJS_ACTIVE_RESOURCES_TOTAL]}});var require_heapSizeAndUsed=__commonJS({"node_modules/prom-client/lib/metrics/heapSizeAndUsed.js"(exports2,module2){"use\
 strict";var Gauge=require_gauge(),safeMemoryUsage=require_safeMemoryUsage(),NODEJS_HEAP_SIZE_TOTAL="nodejs_heap_size_to\
tal_bytes",NODEJS_HEAP_SIZE_USED="nodejs_heap_size_used_bytes",NODEJS_EXTERNAL_MEMORY="nodejs_external_memory_bytes";module2.
exports=(registry,config={})=>{if(typeof process.memoryUsage!="function")return;let labels=config.labels?config.labels:{},
labelNames=Object.keys(labels),registers=registry?[registry]:void 0,namePrefix=config.prefix?config.prefix:"",collect=()=>{
let memUsage=safeMemoryUsage();memUsage&&(heapSizeTotal.set(labels,memUsage.heapTotal),heapSizeUsed.set(labels,memUsage.
heapUsed),memUsage.external!==void 0&&externalMemUsed.set(labels,memUsage.external))},heapSizeTotal=new Gauge({name:namePrefix+
NODEJS_HEAP_SIZE_TOTAL,help:"Process heap size from Node.js in bytes.",registers,labelNames,collect}),heapSizeUsed=new Gauge(
{name:namePrefix+NODEJS_HEAP_SIZE_USED,help:"Process heap size used from Node.js in bytes.",registers,labelNames}),externalMemUsed=new Gauge(
{name:namePrefix+NODEJS_EXTERNAL_MEMORY,help:"Node.js external memory size in bytes.",registers,labelNames})};module2.exports.
metricNames=[NODEJS_HEAP_SIZE_TOTAL,NODEJS_HEAP_SIZE_USED,NODEJS_EXTERNAL_MEMORY]}});var require_heapSpacesSizeAndUsed=__commonJS({"node_modules/prom-client/lib/metrics/heapSpacesSizeAndUsed.js"(exports2,module2){
"use strict";var Gauge=require_gauge(),v8=require("v8"),METRICS=["total","used","available"],NODEJS_HEAP_SIZE={};METRICS.
forEach(metricType=>{NODEJS_HEAP_SIZE[metricType]=`nodejs_heap_space_size_${metricType}_bytes`});module2.exports=(registry,config={})=>{
try{v8.getHeapSpaceStatistics()}catch(e){if(e.code==="ERR_NOT_IMPLEMENTED")return;throw e}let registers=registry?[registry]:
void 0,namePrefix=config.prefix?config.prefix:"",labels=config.labels?config.labels:{},labelNames=["space",...Object.keys(
labels)],gauges={};METRICS.forEach(metricType=>{gauges[metricType]=new Gauge({name:namePrefix+NODEJS_HEAP_SIZE[metricType],
help:`Process heap space size ${metricType} from Node.js in bytes.`,labelNames,registers})}),gauges.total.collect=()=>{for(let space of v8.
getHeapSpaceStatistics()){let spaceName=space.space_name.substr(0,space.space_name.indexOf("_space"));gauges.total.set({
space:spaceName,...labels},space.space_size),gauges.used.set({space:spaceName,...labels},space.space_used_size),gauges.available.
set({space:spaceName,...labels},space.space_available_size)}}};module2.exports.metricNames=Object.values(NODEJS_HEAP_SIZE)}});var require_version2=__commonJS({"node_modules/prom-client/lib/metrics/version.js"(exports2,module2){"use strict";var Gauge=require_gauge(),
version=process.version,versionSegments=version.slice(1).split(".").map(Number),NODE_VERSION_INFO="nodejs_version_info";
module2.exports=(registry,config={})=>{let namePrefix=config.prefix?config.prefix:"",labels=config.labels?config.labels:
{},labelNames=Object.keys(labels);new Gauge({name:namePrefix+NODE_VERSION_INFO,help:"Node.js version info.",labelNames:[
"version","major","minor","patch",...labelNames],registers:registry?[registry]:void 0,aggregator:"first",collect(){this.
labels(version,versionSegments[0],versionSegments[1],versionSegments[2],...Object.values(labels)).set(1)}})};module2.exports.
metricNames=[NODE_VERSION_INFO]}});var require_gc=__commonJS({"node_modules/prom-client/lib/metrics/gc.js"(exports2,module2){"use strict";var Histogram=require_histogram(),
perf_hooks;try{perf_hooks=require("perf_hooks")}catch{}var NODEJS_GC_DURATION_SECONDS="nodejs_gc_duration_seconds",DEFAULT_GC_DURATION_BUCKETS=[
.001,.01,.1,1,2,5],kinds=[];perf_hooks&&perf_hooks.constants&&(kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_MAJOR]="ma\
jor",kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_MINOR]="minor",kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_INCREMENTAL]=
"incremental",kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_WEAKCB]="weakcb");module2.exports=(registry,config={})=>{if(!perf_hooks)
return;let namePrefix=config.prefix?config.prefix:"",labels=config.labels?config.labels:{},labelNames=Object.keys(labels),
buckets=config.gcDurationBuckets?config.gcDurationBuckets:DEFAULT_GC_DURATION_BUCKETS,gcHistogram=new Histogram({name:namePrefix+
NODEJS_GC_DURATION_SECONDS,help:"Garbage collection duration by kind, one of major, minor, incremental or weakcb.",labelNames:[
"kind",...labelNames],enableExemplars:!1,buckets,registers:registry?[registry]:void 0});new perf_hooks.PerformanceObserver(
list=>{let entry=list.getEntries()[0],kind=entry.detail?kinds[entry.detail.kind]:kinds[entry.kind];gcHistogram.observe(Object.
assign({kind},labels),entry.duration/1e3)}).observe({entryTypes:["gc"]})};module2.exports.metricNames=[NODEJS_GC_DURATION_SECONDS]}});var require_defaultMetrics=__commonJS({"node_modules/prom-client/lib/defaultMetrics.js"(exports2,module2){"use strict";var{
isObject}=require_util(),processCpuTotal=require_processCpuTotal(),processStartTime=require_processStartTime(),osMemoryHeap=require_osMemoryHeap(),
processOpenFileDescriptors=require_processOpenFileDescriptors(),processMaxFileDescriptors=require_processMaxFileDescriptors(),
eventLoopLag=require_eventLoopLag(),processHandles=require_processHandles(),processRequests=require_processRequests(),processResources=require_processResources(),
heapSizeAndUsed=require_heapSizeAndUsed(),heapSpacesSizeAndUsed=require_heapSpacesSizeAndUsed(),version=require_version2(),
gc=require_gc(),metrics={processCpuTotal,processStartTime,osMemoryHeap,processOpenFileDescriptors,processMaxFileDescriptors,
eventLoopLag,...typeof process.getActiveResourcesInfo=="function"?{processResources}:{},processHandles,processRequests,heapSizeAndUsed,
heapSpacesSizeAndUsed,version,gc},metricsList=Object.keys(metrics);module2.exports=function(config){if(config!=null&&!isObject(
config))throw new TypeError("config must be null, undefined, or an object");config={eventLoopMonitoringPrecision:10,...config};
for(let metric of Object.values(metrics))metric(config.register,config)};module2.exports.metricsList=metricsList}});var require_metricAggregators=__commonJS({"node_modules/prom-client/lib/metricAggregators.js"(exports2){"use strict";var{
Grouper,hashObject}=require_util();function AggregatorFactory(aggregatorFn){return metrics=>{if(metrics.length===0)return;
let result={help:metrics[0].help,name:metrics[0].name,type:metrics[0].type,values:[],aggregator:metrics[0].aggregator},byLabels=new Grouper;
return metrics.forEach(metric=>{metric.values.forEach(value=>{let key=hashObject(value.labels);byLabels.add(`${value.metricName}\
_${key}`,value)})}),byLabels.forEach(values=>{if(values.length===0)return;let valObj={value:aggregatorFn(values),labels:values[0].
labels};values[0].metricName&&(valObj.metricName=values[0].metricName),result.values.push(valObj)}),result}}exports2.AggregatorFactory=
AggregatorFactory;exports2.aggregators={sum:AggregatorFactory(v=>v.reduce((p,c)=>p+c.value,0)),first:AggregatorFactory(v=>v[0].
value),omit:()=>{},average:AggregatorFactory(v=>v.reduce((p,c)=>p+c.value,0)/v.length),min:AggregatorFactory(v=>v.reduce(
(p,c)=>Math.min(p,c.value),1/0)),max:AggregatorFactory(v=>v.reduce((p,c)=>Math.max(p,c.value),-1/0))}}});var require_cluster=__commonJS({"node_modules/prom-client/lib/cluster.js"(exports2,module2){"use strict";var Registry=require_registry(),
{Grouper}=require_util(),{aggregators}=require_metricAggregators(),cluster=()=>{let data=require("cluster");return cluster=
()=>data,data},GET_METRICS_REQ="prom-client:getMetricsReq",GET_METRICS_RES="prom-client:getMetricsRes",registries=[Registry.
globalRegistry],requestCtr=0,listenersAdded=!1,requests=new Map,AggregatorRegistry=class extends Registry{constructor(regContentType=Registry.
PROMETHEUS_CONTENT_TYPE){super(regContentType),addListeners()}clusterMetrics(){let requestId=requestCtr++;return new Promise(
(resolve,reject)=>{let settled=!1;function done(err,result){settled||(settled=!0,err?reject(err):resolve(result))}let request={
responses:[],pending:0,done,errorTimeout:setTimeout(()=>{let err=new Error("Operation timed out.");request.done(err)},5e3)};
requests.set(requestId,request);let message={type:GET_METRICS_REQ,requestId};for(let id in cluster().workers)cluster().workers[id].
isConnected()&&(cluster().workers[id].send(message),request.pending++);request.pending===0&&(clearTimeout(request.errorTimeout),
process.nextTick(()=>done(null,"")))})}get contentType(){return super.contentType}static aggregate(metricsArr,registryType=Registry.
PROMETHEUS_CONTENT_TYPE){let aggregatedRegistry=new Registry,metricsByName=new Grouper;return aggregatedRegistry.setContentType(
registryType),metricsArr.forEach(metrics=>{metrics.forEach(metric=>{metricsByName.add(metric.name,metric)})}),metricsByName.
forEach(metrics=>{let aggregatorName=metrics[0].aggregator,aggregatorFn=aggregators[aggregatorName];if(typeof aggregatorFn!=
"function")throw new Error(`'${aggregatorName}' is not a defined aggregator.`);let aggregatedMetric=aggregatorFn(metrics);
if(aggregatedMetric){let aggregatedMetricWrapper=Object.assign({get:()=>aggregatedMetric},aggregatedMetric);aggregatedRegistry.
registerMetric(aggregatedMetricWrapper)}}),aggregatedRegistry}static setRegistries(regs){Array.isArray(regs)||(regs=[regs]),
regs.forEach(reg=>{if(!(reg instanceof Registry))throw new TypeError(`Expected Registry, got ${typeof reg}`)}),registries=
regs}};function addListeners(){listenersAdded||(listenersAdded=!0,cluster().isMaster&&cluster().on("message",(worker,message)=>{
if(message.type===GET_METRICS_RES){let request=requests.get(message.requestId);if(message.error){request.done(new Error(
message.error));return}if(message.metrics.forEach(registry=>request.responses.push(registry)),request.pending--,request.
pending===0){requests.delete(message.requestId),clearTimeout(request.errorTimeout);let promString=AggregatorRegistry.aggregate(
request.responses).metrics();request.done(null,promString)}}}),cluster().isWorker&&process.on("message",message=>{message.
type===GET_METRICS_REQ&&Promise.all(registries.map(r=>r.getMetricsAsJSON())).then(metrics=>{process.send({type:GET_METRICS_RES,
requestId:message.requestId,metrics})}).catch(error=>{process.send({type:GET_METRICS_RES,requestId:message.requestId,error:error.
message})})}))}module2.exports=AggregatorRegistry}});exports.register=require_registry().globalRegistry;exports.Registry=require_registry();Object.defineProperty(exports,"co\
ntentType",{configurable:!1,enumerable:!0,get(){return exports.register.contentType},set(value){exports.register.setContentType(
value)}});exports.prometheusContentType=exports.Registry.PROMETHEUS_CONTENT_TYPE;exports.openMetricsContentType=exports.
Registry.OPENMETRICS_CONTENT_TYPE;exports.validateMetricName=require_validation().validateMetricName;exports.Counter=require_counter();
exports.Gauge=require_gauge();exports.Histogram=require_histogram();exports.Summary=require_summary();exports.Pushgateway=
require_pushgateway();exports.linearBuckets=require_bucketGenerators().linearBuckets;exports.exponentialBuckets=require_bucketGenerators().
exponentialBuckets;exports.collectDefaultMetrics=require_defaultMetrics();exports.aggregators=require_metricAggregators().
aggregators;exports.AggregatorRegistry=require_cluster();
